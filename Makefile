# `make help` lists what can be made.

PREFIX ?= /usr/local
SWIFT ?= swift
PYTHON ?= python3

# On Linux the program brings Swift's libraries along, so that it runs where there is no Swift and starts faster; macOS
# has them. It brings others along too, as far as there are static libraries of them.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS ?= --static-swift-stdlib --pkg-config-path $(CURDIR)/.build/static
endif

SOURCES := Sources Tests Package.swift

.PHONY: help setup build demo test tools release install dist pictures schemas bench format lint clean
.DEFAULT_GOAL := help

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@.ci/setup

build: setup
	@$(SWIFT) build --product insetlint

demo: build ## Build the program and let it judge the examples.
	@.build/debug/insetlint --format text examples || test $$? -eq 1; \
	echo; \
	echo "These are the findings in examples/, from examples/bad and examples/systems; nothing is wrong in examples/ok."; \
	echo "Your turn: describe a button as the files there do, then run"; \
	echo "    .build/debug/insetlint FILE"; \
	echo "\`make install\` puts the program on your PATH; README.md says how to go on."

test: setup ## Run all tests.
	$(SWIFT) test

tools: build ## Check the program with the tools of others: editors' schemas, pre-commit, shells, report readers, a browser.
	.ci/setup python3 shells chromium sixel
	.ci/venv
	.venv/bin/pytest -q -p no:cacheprovider Tests/Tools

release: setup ## Build the program for use.
	@.ci/static-libraries .build/static
	$(SWIFT) build -c release --product insetlint $(RELEASE_FLAGS)

install: release ## Install it, in /usr/local unless PREFIX says another place.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/insetlint "$(DESTDIR)$(PREFIX)/bin/insetlint"

dist: release ## Make a tar archive and a Debian package of the program, in .build/dist.
	@.ci/dist .build/release/insetlint

pictures: build ## Draw the pictures in the documents anew.
	@RECORD=1 $(SWIFT) test --filter PicturesTests >/dev/null 2>&1; $(SWIFT) test --filter PicturesTests

schemas: build ## Write the JSON Schemas in docs/schemas anew.
	@for kind in spec config rule recipe; do .build/debug/insetlint schema $$kind > docs/schemas/$$kind.json; done

bench: release ## Measure it against libyaml's bare event loop; BENCH holds further options.
	$(SWIFT) build -c release --product Stages $(RELEASE_FLAGS)
	$(PYTHON) Tests/Benchmark/bench.py --binary .build/release/insetlint --stages .build/release/Stages $(BENCH)

format: ## Format the Swift files.
	$(SWIFT) format --in-place --parallel -r $(SOURCES)

lint: ## Check the format of the Swift files.
	$(SWIFT) format lint --strict --parallel -r $(SOURCES)

clean: ## Remove what was built.
	$(SWIFT) package clean
