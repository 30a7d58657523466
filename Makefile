# Every target works on a fresh machine with Go and a module proxy.

GO ?= go
FUZZTIME ?= 20s

.PHONY: all lint static vuln test bridges mcp integration page bench bench-peers ecosystem mutate parity golangci nogo reproducible release-dry vscode docs fuzz canary ci

all: lint test

# lint runs gofmt, go vet, other linters, and ours on itself and on the examples after.
lint: static
	@test -z "$$(gofmt -l .)" || { gofmt -l .; exit 1; }
	$(GO) vet ./...
	$(GO) run ./cmd/mcperrlint ./...
	$(GO) run ./cmd/mcperrlint -C examples ./after/... ./minimal

# TOOL runs what tools/go.mod pins, in any module.
TOOL = $(GO) tool -modfile=$(CURDIR)/tools/go.mod

# static holds the project to what its users run: staticcheck, and deadcode, which ends well also if
# it prints something.
static:
	@for module in . examples internal/benchpeers internal/nogo bridge/gosdk bridge/mcpgo cmd/mcperrlint/mcperrlint-mcp; do \
		echo "== $$module"; cd $(CURDIR)/$$module || exit 1; \
		$(TOOL) staticcheck -tags integration ./... || exit 1; \
		dead=$$($(TOOL) deadcode -test -tags integration ./...) && test -z "$$dead" || { echo "$$dead"; exit 1; }; \
	done

# vuln fails if something is called in which a vulnerability is known, and says so if that cannot
# be found out.
vuln:
	ci/vulncheck.sh

test:
	$(GO) test ./...
	cd examples && $(GO) test ./...
	cd internal/benchpeers && $(GO) test ./...

# bridges tests the bridges with real clients, in the oldest and the newest version of each SDK.
bridges:
	cd bridge/gosdk && $(GO) test ./... && $(GO) test -modfile=newest.mod ./...
	cd bridge/mcpgo && $(GO) test ./... && $(GO) test -modfile=newest.mod ./...

# mcp tests the server for agents with real clients, and holds it to our own rules.
mcp:
	cd cmd/mcperrlint/mcperrlint-mcp && $(GO) test ./...

# integration runs what go test ./... leaves out, because it builds servers, whole trees or fleets of
# machines: the SDKs in four versions, the drivers side by side, hooks and workflows, programs of full
# size. It takes some minutes.
integration:
	$(GO) test -timeout 20m -tags integration ./cmd/mcperrlint/internal/parity ./internal/ci ./internal/scale
	$(GO) test -timeout 20m -tags integration -run '$(FULL)' ./analyzers/internal/models/sdk ./cmd/mcperrlint ./cmd/mcperrlint/internal/driver \
		./cmd/mcperrlint/internal/endurance ./cmd/mcperrlint/internal/fix
	$(GO) test -timeout 20m -tags integration -run 'TestScripts/^large$$' ./cmd/mcperrlint

# FULL are the tests that their packages have beside those that go test ./... runs.
FULL = TestTablesAgreeWithTheWire|TestVetScripts|TestCorpusSameAsPackagesLoad|TestSameEveryTime|OfStandardLibrary|TestEndsAtFullSize|TestGrowth|TestTenfold|TestManyTools|TestLongLines|TestInterrupted|TestAllFixesOfAllFixtures

# page looks at the page of failures in a Chromium, which it finds in PATH or in MCPERRLINT_CHROMIUM.
page:
	$(GO) test -tags integration -run 'Page|Policy' ./cmd/mcperrlint/internal/catalogue

# bench prints the benchmarks that docs/benchmarks.md reports.
bench:
	$(GO) test -run '^$$' -bench . -benchmem ./taxonomy ./contract ./analyzers
	cd bridge/gosdk && $(GO) test -run '^$$' -bench . .
	cd bridge/mcpgo && $(GO) test -run '^$$' -bench . .

# bench-peers compares what the linter costs with what others cost, on the module
# in the directory MODULE. The others are installed into a temporary directory. It
# takes several minutes.
bench-peers:
	@test -n "$(MODULE)" || { echo "usage: make bench-peers MODULE=directory"; exit 2; }
	cd internal/benchpeers && $(GO) run . $(abspath $(MODULE))

# ecosystem compares the findings, and the cost, of the binaries OLD and NEW on the fixtures, on testdata/src and
# on the programs in the folders of DIR. WORDS=-words tells also where only the words differ.
ecosystem:
	@test -n "$(OLD)" -a -n "$(NEW)" || { echo "usage: make ecosystem OLD=binary NEW=binary [DIR=folder] [WORDS=-words]"; exit 2; }
	$(GO) run internal/ecosystem/main.go -old $(abspath $(OLD)) -new $(abspath $(NEW)) $(WORDS) analyzers/testdata testdata/src $(DIR)

# mutate changes N conditions of the engine, one at a time, and tells which changes no test notices. It fails if
# those are more than 15 of 100. An interrupt ends it with what was tried so far.
N ?= 200
mutate:
	$(GO) run internal/mutate/main.go -n $(N) ./analyzers/internal/...

# parity compares the findings of our driver with those of go/packages and with those
# under go vet, on the fixtures, the examples and the modules in the directories
# MODULES, with colons between them.
parity:
	$(GO) test ./cmd/mcperrlint/internal/driver -tags integration -run TestCorpusSameAsPackagesLoad -count 1 -timeout 2h -v -args -modules=$(MODULES)
	$(GO) test ./cmd/mcperrlint/internal/parity -tags integration -run 'TestVet$$' -count 1 -timeout 2h -v -args -modules=$(MODULES)

# golangci builds golangci-lint with our plugin and tests it, and compares all drivers
# on the whole corpus: some minutes when nothing is built yet. .ci/run leaves it out; it is run before
# releases.
golangci:
	cd cmd/golangci-lint-mcperrlint && $(GO) vet ./... && $(GO) test ./...

# nogo builds Bazel's nogo with the rules, as docs/bazel.md shows it, and tests it. It links a nogo for
# each configuration, which takes up to two minutes. .ci/run leaves it out; it is run before releases.
nogo:
	cd internal/nogo && $(GO) vet ./... && $(GO) test ./...

# reproducible builds the program twice from nothing, and compares the bytes: two
# minutes.
reproducible:
	internal/scale/reproducible.sh

# release-dry makes a release of a made-up version and publishes nothing: archives, bills of materials,
# checksums, and packages for Homebrew, Scoop, mise and npm, which their linters look at. PLATFORMS are those
# of the archives, as in PLATFORMS="linux/amd64 darwin/arm64"; by default all are built.
release-dry:
	ci/release-dry.sh $(PLATFORMS)

# vscode builds and tests the extension for VS Code, with the program that the variable MCPERRLINT names, or one that is
# built from here. It needs Node.js 20 and a registry of npm.
vscode:
	cd editors/vscode && npm ci --ignore-scripts --no-audit --no-fund && npm run lint && npm run build && npm test

# docs writes what is made from code: analyzers/sentences.txt, docs/codes.md, docs/rules/*.md, the JSON schema, and the
# blocks between comments in the README and in other pages.
docs:
	$(GO) test ./internal/docs -run Sentences -update
	$(GO) test ./internal/docs ./cmd/mcperrlint/internal/config -update
	$(GO) test ./cmd/mcperrlint/internal/catalogue -run Schema -update

# fuzz runs every fuzz target for FUZZTIME.
fuzz:
	@for package in ./taxonomy ./taxonomy/taxonomytest ./contract ./analyzers/drafts ./internal/printable ./internal/position ./cmd/mcperrlint/internal/baseline ./cmd/mcperrlint/internal/lockfile ./cmd/mcperrlint/internal/catalogue ./cmd/mcperrlint/internal/columns ./cmd/mcperrlint/internal/revision ./cmd/mcperrlint/internal/output ./cmd/mcperrlint/internal/fix ./cmd/mcperrlint/internal/lsp ./cmd/mcperrlint/internal/lsp/jsonrpc ./cmd/mcperrlint/internal/lsp/buffer ./cmd/mcperrlint/internal/config ./cmd/mcperrlint/internal/driver ./cmd/mcperrlint/internal/driver/packed ./cmd/mcperrlint/internal/driver/cdecl ./cmd/mcperrlint/internal/driver/cgo ./cmd/mcperrlint/internal/agents ./analyzers/internal/server/wire; do \
		for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "== $$package $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
		done; \
	done
	cd cmd/mcperrlint/mcperrlint-mcp && $(GO) test -run '^$$' -fuzz '^FuzzTarget$$' -fuzztime $(FUZZTIME) ./internal/roots
	cd cmd/mcperrlint/mcperrlint-mcp && $(GO) test -run '^$$' -fuzz '^FuzzCursor$$' -fuzztime $(FUZZTIME) ./internal/page

# canary builds the linter with the newest Go and the newest x/tools, and compares what it finds. It
# downloads both. A workflow does it every week.
canary:
	ci/canary.sh

ci:
	.ci/run
