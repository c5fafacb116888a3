# `make help` lists what can be made.

PREFIX ?= /usr/local
SWIFT ?= swift
PYTHON ?= python3

# On Linux the program brings Swift's libraries along, so that it runs where there is no Swift and starts faster. macOS
# has them.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS ?= --static-swift-stdlib
endif

SOURCES := Sources Tests Package.swift

.PHONY: help setup build demo test release install bench format lint clean
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

release: setup ## Build the program for use.
	$(SWIFT) build -c release --product insetlint $(RELEASE_FLAGS)

install: release ## Install it, in /usr/local unless PREFIX says another place.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/insetlint "$(DESTDIR)$(PREFIX)/bin/insetlint"

bench: release ## Measure it against libyaml's bare event loop; BENCH holds further options.
	$(PYTHON) Tests/Benchmark/bench.py --binary .build/release/insetlint $(BENCH)

format: ## Format the Swift files.
	$(SWIFT) format --in-place --parallel -r $(SOURCES)

lint: ## Check the format of the Swift files.
	$(SWIFT) format lint --strict --parallel -r $(SOURCES)

clean: ## Remove what was built.
	$(SWIFT) package clean
