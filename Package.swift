// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "insetlint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "insetlint", targets: ["insetlint"])
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "YAMLMemory"),
        .target(name: "Diagnostics"),
        .target(name: "SpecTree", dependencies: ["Diagnostics"]),
        .target(name: "YAMLReader", dependencies: ["CLibYAML", "Diagnostics", "SpecTree", "YAMLMemory"]),
        .target(name: "Expression", dependencies: ["Diagnostics"]),
        .target(name: "ButtonLayout"),
        .target(name: "TitleMetrics"),
        .target(name: "InterfaceBuilder", dependencies: ["Diagnostics", "SpecTree", "TitleMetrics"]),
        .target(name: "SourceLiterals", dependencies: ["Diagnostics", "SpecTree"]),
        .target(name: "InsetCode", dependencies: ["ButtonLayout", "TitleMetrics"]),
        .target(
            name: "ButtonSpec",
            dependencies: ["ButtonLayout", "Diagnostics", "Expression", "SpecTree", "TitleMetrics"]
        ),
        .target(
            name: "RuleEngine",
            dependencies: [
                "ButtonLayout", "ButtonSpec", "Diagnostics", "Expression", "InsetCode", "SpecTree", "TitleMetrics",
            ]
        ),
        .target(name: "Reporters", dependencies: ["Diagnostics"]),
        .target(name: "Drawing", dependencies: ["ButtonLayout", "ButtonSpec", "Reporters", "TitleMetrics"]),
        .target(
            name: "Schemas",
            dependencies: [
                "ButtonLayout", "ButtonSpec", "Diagnostics", "Expression", "Reporters", "RuleEngine", "TitleMetrics",
            ]
        ),
        .target(
            name: "Linter",
            dependencies: [
                "ButtonSpec", "Diagnostics", "InterfaceBuilder", "RuleEngine", "SourceLiterals", "SpecTree",
                "YAMLReader",
            ]
        ),
        .executableTarget(name: "EmbedRules"),
        .plugin(
            name: "EmbedRulesPlugin", capability: .buildTool(), dependencies: ["EmbedRules"],
            path: "Sources/EmbedRulesPlugin"
        ),
        .target(
            name: "BuiltinRules",
            // The link lets SwiftPM notice a rule file that is added to Rules/.
            exclude: ["Rules"],
            plugins: ["EmbedRulesPlugin"]
        ),
        .target(name: "Options", dependencies: ["Diagnostics"]),
        .executableTarget(
            name: "insetlint",
            dependencies: [
                "BuiltinRules", "ButtonLayout", "ButtonSpec", "Diagnostics", "Drawing", "InsetCode", "Linter",
                "Options",
                "Reporters", "RuleEngine", "Schemas", "SpecTree", "TitleMetrics", "YAMLReader",
            ]
        ),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(
            name: "ButtonLayoutTests", dependencies: ["ButtonLayout", "TestSupport"], resources: [.copy("Vectors")]),
        .testTarget(
            name: "InsetCodeTests",
            dependencies: ["ButtonLayout", "InsetCode", "TitleMetrics"]),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["ButtonLayout", "ButtonSpec", "Drawing", "Reporters", "TestSupport", "TitleMetrics"],
            exclude: ["Golden"]),
        .testTarget(name: "CommandTests", dependencies: ["TestSupport", "insetlint"]),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: [
                "ButtonSpec", "Diagnostics", "InterfaceBuilder", "Linter", "RuleEngine", "RuleSupport", "SpecTree",
                "TestSupport",
            ]),
        .testTarget(
            name: "SourceLiteralsTests",
            dependencies: ["Diagnostics", "Linter", "RuleEngine", "RuleSupport", "SpecTree", "TestSupport"]),
        .testTarget(name: "SpecTreeTests", dependencies: ["Diagnostics", "SpecTree", "YAMLReader"]),
        .testTarget(
            name: "YAMLReaderTests",
            dependencies: ["Diagnostics", "SpecTree", "TestSupport", "YAMLMemory", "YAMLReader"],
            exclude: ["Golden"]),
        .testTarget(name: "ExpressionTests", dependencies: ["Expression", "TestSupport"]),
        .testTarget(
            name: "TitleMetricsTests", dependencies: ["TestSupport", "TitleMetrics"], exclude: ["make_widths.py"]),
        .testTarget(
            name: "ReportersTests", dependencies: ["Diagnostics", "Reporters", "TestSupport"], exclude: ["Golden"]),
        .target(
            name: "RuleSupport", dependencies: ["ButtonSpec", "Diagnostics", "Linter", "RuleEngine", "SpecTree"],
            path: "Tests/RuleSupport"
        ),
        .testTarget(
            name: "RulesTests",
            dependencies: [
                "ButtonLayout", "ButtonSpec", "Diagnostics", "Linter", "RuleEngine", "RuleSupport", "SpecTree",
                "TestSupport", "YAMLReader",
            ]
        ),
        .testTarget(
            name: "ButtonSpecTests",
            dependencies: [
                "ButtonLayout", "ButtonSpec", "Diagnostics", "Expression", "Linter", "RuleSupport", "SpecTree",
                "TestSupport", "YAMLReader",
            ]
        ),
        .testTarget(
            name: "LinterTests",
            dependencies: [
                "ButtonLayout", "ButtonSpec", "Diagnostics", "Linter", "RuleEngine", "RuleSupport", "SpecTree",
                "TestSupport", "YAMLReader",
            ]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: [
                "Diagnostics", "Linter", "RuleEngine", "RuleSupport", "SpecTree", "TestSupport", "YAMLReader",
            ]),
        .testTarget(
            name: "DocumentsTests",
            dependencies: [
                "ButtonSpec", "Diagnostics", "Expression", "Reporters", "RuleEngine", "RuleSupport", "TestSupport",
                "insetlint",
            ]),
        .testTarget(name: "ExamplesTests", dependencies: ["TestSupport", "insetlint"]),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "ButtonSpec", "Diagnostics", "Expression", "Linter", "Reporters", "RuleEngine", "RuleSupport",
                "SpecTree",
                "TestSupport", "YAMLReader",
            ],
            path: "Tests/FuzzTargets"
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "ButtonSpec", "Diagnostics", "Expression", "FuzzTargets", "Linter", "Reporters", "RuleEngine",
                "RuleSupport",
                "SpecTree", "TestSupport", "YAMLReader",
            ]
        ),
        .testTarget(name: "SchemasTests", dependencies: ["ButtonSpec", "Reporters", "RuleEngine", "Schemas"]),
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),
        .executableTarget(
            name: "Stages",
            dependencies: [
                "BuiltinRules", "ButtonLayout", "ButtonSpec", "Diagnostics", "Linter", "Reporters", "RuleEngine",
                "SpecTree", "YAMLReader",
            ],
            path: "Tests/Benchmark/Stages"
        ),
        .testTarget(name: "OptionsTests", dependencies: ["Options", "TestSupport"], exclude: ["Golden"]),
    ]
)

// One place for the settings that every Swift target shares.
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
