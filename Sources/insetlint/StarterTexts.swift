import Linter

extension StarterFile {
    static let configurationText = """
        # Settings of insetlint for the files in this folder and below. `insetlint --show-settings FILE` prints what holds
        # for a file and where it comes from; `insetlint rules` lists the rules.

        # Another configuration to build on, relative to this file.
        # extends: config/insetlint.yml

        # Files that are judged, and files that are not, as in a .gitignore. Both hold for files named by hand too.
        # include:
        #   - buttons/
        # exclude:
        #   - generated/

        # How loud a rule, or all rules of a topic, are: off, info, warning, error, or on for the rule's own severity.
        # rules:
        #   touch-target: warning
        #   pixel: off
        #   off-scale:
        #     severity: warning
        #     params:
        #       scale: [0, 4, 8, 16, 24]

        # Other settings for some of the files.
        # overrides:
        #   - files: ["legacy/"]
        #     rules:
        #       compatibility: off

        # Folders of rules and recipes of your own.
        # rulesDirectories: [tools/insetlint/rules]
        # recipesDirectories: [tools/insetlint/recipes]

        # Properties that every button has unless its file says otherwise.
        # defaults:
        #   target:
        #     scale: 3

        # Findings that are known and not reported again; `insetlint baseline write` makes it.
        # baseline: \(BaselineFile.defaultName)

        """

    static let preCommitText = """
        repos:
          - repo: \(Version.address)
            rev: v\(Version.number)
            hooks:
              - id: insetlint

        """

    static let gitHubText = """
        name: insetlint

        on:
          push:
          pull_request:

        permissions:
          contents: read

        jobs:
          insetlint:
            runs-on: macos-latest
            steps:
              - uses: actions/checkout@v4
              - uses: \(Version.repository)@v\(Version.number)

        """

    static let gitLabText = """
        insetlint:
          image: swift:6.2
          script:
            - apt-get update -q && apt-get install -qy libyaml-dev pkg-config
            - git clone --depth 1 --branch v\(Version.number) \(Version.address) /tmp/insetlint
            - make -C /tmp/insetlint install
            - insetlint --format gitlab --output gl-code-quality-report.json --format gcc
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json

        """

    static let vsCodeText = #"""
        {
          "version": "2.0.0",
          "tasks": [
            {
              "label": "insetlint",
              "type": "shell",
              "command": "insetlint --format gcc",
              "presentation": { "reveal": "silent" },
              "problemMatcher": {
                "owner": "insetlint",
                "source": "insetlint",
                "fileLocation": ["autoDetect", "${workspaceFolder}"],
                "pattern": {
                  "regexp": "^(.+?):(\\d+):(\\d+): (error|warning|note): (.*?)(?: \\[([^\\]\\s]+)\\])?$",
                  "file": 1,
                  "line": 2,
                  "column": 3,
                  "severity": 4,
                  "message": 5,
                  "code": 6
                }
              }
            }
          ]
        }

        """#
}
