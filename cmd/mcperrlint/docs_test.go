package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
)

// A way says what the test does with a line of a page that looks like a command.
type way struct {
	status int    // of the command, in testdata/server, which has one finding
	says   string // what it prints, if not the finding or nothing of it
	in     string // the command that the line becomes part of, at %s; empty if it is one itself
	no     string // why it cannot be run without a network, or is no command
	block  bool   // it has the whole block for its line
}

// Why lines are not run.
const (
	text      = "no command"
	published = "needs a published version: internal/ci runs it with one of its own"
	bridged   = "downloads a bridge: the script initbridge runs it with that of the tree"
	linter    = "builds golangci-lint: make golangci tests it"
	ourCI     = "is what CI runs"
)

// isTarget looks for targets in the Makefile, because not every machine has make, and inVet gives
// flags to go vet.
const (
	isTarget = `cd "$TREE" && set -- %s && shift && for target; do grep "^$target:" Makefile || exit 1; done`
	inVet    = `go vet -vettool="$(which mcperrlint)" %s ./...`
)

// documented has every line that is indented or in a script, by page.
var documented = map[string]map[string]way{
	"README.md": {
		"go run ./cmd/mcperrlint -C examples/before ./plain": {no: "compiles the command: TestReadmeShowsRealFinding compares its output"},
		"go test ./...": {no: "runs this test: " + ourCI},
		"go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest": {no: published},
		"mcperrlint":                      {status: 1},
		"mcperrlint tools":                {},
		"mcperrlint failures":             {says: "1 tool, 1 failure: "},
		"mcperrlint explain swallowed":    {},
		"mcperrlint explain server.go:15": {says: "isError: false, \"cannot delete: …\""},
		"mcperrlint -diff":                {status: 1, says: "+++ b/server.go"},
		"mcperrlint init":                 {},
		"mcperrlint init -bridge":         {no: bridged},
		"go vet -vettool=$(which mcperrlint) $(mcperrlint config flags) ./...": {status: 1},
		"go get github.com/mcperrlint/mcperrlint":                              {no: published},
	},
	"CONTRIBUTING.md": {
		"make lint test":     {in: isTarget},
		"make integration":   {in: isTarget},
		"make docs":          {in: isTarget},
		"make golangci nogo": {in: isTarget},
		"make vscode":        {in: isTarget},
		"make release-dry":   {in: isTarget},
		"ci/tag.sh v1.2.3":   {no: "makes a commit and tags: TestTags of internal/ci runs it"},
		"make fuzz":          {in: isTarget},
		"make bench":         {in: isTarget},
		"make canary":        {in: isTarget},
		".ci/run":            {no: ourCI},
	},
	"docs/agents.md": {
		"mcperrlint init -agents": {says: "wrote AGENTS.md\n"},
		"mcperrlint hook <event.json": {
			in:     `printf '{"hook_event_name":"PostToolUse","cwd":"%%s","tool_input":{"file_path":"server.go"}}' "$PWD" >event.json && %s -timeout 5m`,
			status: 2, says: "mcperrlint: in the edited file:\n",
		},
	},
	"docs/architecture.md": {
		"cmd/mcperrlint/            the command": {block: true, no: text},
		"engine    program   SSA of the package, built once and on demand; which blocks are reachable, dominate, end the process": {block: true, no: text},
	},
	"docs/bridges.md": {
		"Error: There is no note with this name.":                                                             {no: text},
		"Recovery: Ask the user for the name of an existing note.":                                            {no: text},
		"not_found · reason note_missing · do not retry unchanged":                                            {no: text},
		"Recovery: The call may have had its effect. Find out whether it did before you call the tool again.": {no: text},
		"timeout · do not retry unchanged":                                                                    {no: text},
		`level=INFO msg="tool failed" tool=read_note code=not_found reason=note_missing error.cause.0.message="open /srv/notes/x: no such file or directory" …`: {no: text},
		"mcperrlint init -bridge": {no: bridged},
		"go mod edit -replace=github.com/mcperrlint/mcperrlint=../mcperrlint -replace=github.com/mcperrlint/mcperrlint/bridge/gosdk=../mcperrlint/bridge/gosdk": {block: true, no: "downloads what a bridge needs: the script initbridge replaces both modules in the same way"},
		"go get github.com/mcperrlint/mcperrlint/bridge/gosdk": {no: published},
		"go get github.com/mcperrlint/mcperrlint/bridge/mcpgo": {no: published},
	},
	"docs/ci.md": {
		"set -eu":      {block: true, no: "needs a published version: TestGates of internal/ci runs it with one of its own"},
		"go vet ./...": {},
		`go vet -vettool="$(which mcperrlint)" ./...`:                                             {status: 1},
		`docker run --rm -v "$PWD:/src" -v mcperrlint:/cache ghcr.io/mcperrlint/mcperrlint ./...`: {no: "needs docker and a published image: internal/ci runs the program with what the image sets"},
		"go mod init -modfile=tools.mod example.test/tools":                                       {block: true, no: "needs a published version: the script gotool runs it with the tree"},
	},
	"docs/configuration.md": {
		"mcperrlint config verify": {in: "echo version: 1 >.mcperrlint.yaml && %s"},
		"mcperrlint config print":  {},
		"mcperrlint config flags":  {},
		"mcperrlint config schema": {},
		"-mcperrlint.registrars='example.test/app/rpc.(*Router).Handle:handler=1:kind=tool'": {status: 1, in: inVet, block: true},
		"go vet -vettool=$(which mcperrlint) $(mcperrlint config flags) ./...":               {status: 1},
	},
	"docs/evaluation.md": {
		"go -C examples run ./evaluation": {no: "compiles both SDKs: TestThePageHasTheTables of examples/evaluation compares the output"},
	},
	"docs/failures.md": {
		"mcperrlint contract write read_note list_notes":                                        {no: "names tools of a server that is not that of this test: the script contractwrite runs it"},
		"mcperrlint contract write -diff read_note":                                             {no: "names a tool of a server that is not that of this test: the script contractwrite runs it"},
		"mcperrlint failures lock":                                                              {says: "1 tool, prompt or resource with 1 failure"},
		"mcperrlint failures lock -check":                                                       {status: 2, says: "write it with mcperrlint failures lock"},
		"mcperrlint failures diff":                                                              {status: 2, says: "there is no mcp-failures.lock.json to compare with"},
		"mcperrlint failures diff -against v1.2.0":                                              {status: 2, says: "-against: "},
		"mcperrlint failures diff -against ./other.lock.json":                                   {status: 2, says: "-against ./other.lock.json: "},
		"mcperrlint failures diff -against-merge-base main":                                     {status: 2, says: "-against-merge-base: "},
		"mcperrlint failures":                                                                   {says: "1 tool, 1 failure: "},
		"mcperrlint failures -v ./...":                                                          {says: "1 tool, 1 failure: "},
		"mcperrlint failures -format text,json=failures.json,md=FAILURES.md,html=failures.html": {says: "1 tool, 1 failure: "},
		"mcperrlint failures -format html -o failures.html":                                     {},
		"mcperrlint failures -format md -o FAILURES.md":                                         {},
		"mcperrlint failures -format md -o FAILURES.md -source-url 'https://git.example.org/notes/blob/main/{file}#L{line}'":                                         {},
		`mcperrlint failures -format json | jq -r '.tools[] | .name as $tool | .failures[] | select(.arrives.as == "success that hides it") | "\($tool): \(.what)"'`: {no: "needs jq, which not every machine has"},
	},
	"docs/golangci.md": {
		"go -C cmd/golangci-lint-mcperrlint install .": {no: linter},
		"golangci-lint-mcperrlint version":             {no: linter},
		"golangci-lint-mcperrlint config verify":       {no: linter},
		"golangci-lint-mcperrlint run":                 {no: linter},
		"golangci-lint-mcperrlint run --fix":           {no: linter},
	},
	"docs/mcp.md": {
		"mcperrlint mcp": {no: "serves until its client goes: the tests of mcperrlint-mcp run it"},
		"go install ./cmd/mcperrlint && go -C cmd/mcperrlint/mcperrlint-mcp install .": {no: "installs the programs: the tests of mcperrlint-mcp build both"},
		"claude mcp add mcperrlint -- mcperrlint mcp":                                  {no: "needs an agent"},
		"codex mcp add mcperrlint -- mcperrlint mcp":                                   {no: "needs an agent"},
		"mcperrlint mcp -http 127.0.0.1:0":                                             {no: "serves until it is ended: the tests of mcperrlint-mcp run it"},
	},
	"docs/output.md": {
		"path:line:column: severity: message; help: what to do (rule/category)":                                             {no: text},
		`mcperrlint -format json ./... | jq -r '.findings[] | select(.severity == "error") | "\(.file):\(.line) \(.rule)"'`: {no: "needs jq, which not every machine has"},
	},
	"docs/editors.md": {
		"npm --prefix editors/vscode ci --ignore-scripts": {no: "needs npm and its registry: make vscode runs it"},
		"npm --prefix editors/vscode run package":         {no: "needs npm and its registry: make vscode tests what it packs"},
	},
	"docs/releases.md": {
		"make release-dry": {in: isTarget},
	},
	"docs/scale.md": {
		"go install github.com/bradfitz/go-tool-cache/cmd/go-cacher@latest": {block: true, no: "downloads a server, and needs several machines: internal/scale imitates them"},
		"CGO_ENABLED=0 go build -trimpath -buildvcs=false ./cmd/mcperrlint": {no: "compiles the command from nothing: make reproducible does it twice"},
		"seconds = max((P × l + E × f) / N, D × l)":                         {no: text},
	},
}

// Every command of the README and of the pages does what they say, or the table says why
// it cannot be run here. A line that the table does not know is an error, and so is one
// that is on no page.
func TestDocumentedCommands(t *testing.T) {
	tree, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	built, err := exec.Command("go", "env", "GOCACHE").Output()
	require.NoError(t, err)
	env := append(slices.Concat(os.Environ(), agents.Unset()), "TREE="+tree, "GOCACHE="+strings.TrimSpace(string(built)), "XDG_CACHE_HOME="+t.TempDir(),
		"GOPROXY=off", "GOFLAGS=-mod=readonly", "GOWORK=off")
	found := pages(t, tree)
	for page, lines := range documented {
		for line := range lines {
			assert.Contains(t, found[page], line, "%s has no such line any more", page)
		}
	}
	for page, lines := range found {
		for first, line := range lines {
			w, known := documented[page][first]
			if !assert.True(t, known, "%s: say in the table of this test how this is run: %s", page, first) || w.no != "" {
				continue
			}
			t.Run(page+"/"+first, func(t *testing.T) { w.run(t, env, line) })
		}
	}
}

// Editors show a finding at its place, so that each of several with one cause has to be told.
func TestEditorsShowEveryPlace(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "editors.md"))
	require.NoError(t, err)
	recipe := regexp.MustCompile(`"?-color"?,? "?never"?|"jsonl"`)
	recipes := 0
	for line := range strings.Lines(string(page)) {
		if recipe.MatchString(line) {
			recipes++
			assert.Contains(t, line, "-each")
		}
	}
	assert.Equal(t, 7, recipes, "Zed, VS Code, GoLand, two for Neovim, two for Emacs")
}

// run runs the command of a line in a copy of the server.
func (w way) run(t *testing.T, env []string, line string) {
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "server"))))
	command := line
	if w.in != "" {
		command = fmt.Sprintf(w.in, line)
	}
	shell := exec.Command("sh", "-c", command)
	shell.Dir, shell.Env = dir, env
	said, err := shell.CombinedOutput()
	status := 0
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		status = failed.ExitCode()
	} else {
		require.NoError(t, err)
	}
	assert.Equal(t, w.status, status, "%s", said)
	if w.says != "" {
		assert.Contains(t, string(said), w.says)
		return
	}
	assert.Equal(t, w.status == 1, strings.Contains(string(said), "server.go:15:3: "), "%s", said)
}

// pages returns the lines of all pages that are indented or in scripts, without remarks at
// their ends. A block that is one line is found under its first one.
func pages(t *testing.T, tree string) map[string]map[string]string {
	t.Helper()
	found := make(map[string]map[string]string)
	for _, pattern := range []string{"*.md", "docs/*.md"} {
		files, err := filepath.Glob(filepath.Join(tree, pattern))
		require.NoError(t, err)
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			rel, err := filepath.Rel(tree, file)
			require.NoError(t, err)
			page := filepath.ToSlash(rel)
			found[page] = make(map[string]string)
			for _, block := range blocks(string(text)) {
				if documented[page][block[0]].block {
					found[page][block[0]] = strings.Join(block, " ")
					continue
				}
				for _, line := range block {
					found[page][line] = line
				}
			}
		}
	}
	return found
}

var remark = regexp.MustCompile(`\s+# .*$`)

// blocks returns the blocks of a page that are indented by four spaces, and those between
// fences for a shell.
func blocks(page string) [][]string {
	var list [][]string
	fence := ""
	before := "" // what the line before is: a blank line, text or part of a block
	for line := range strings.Lines(page) {
		line = strings.TrimRight(line, "\n")
		command := remark.ReplaceAllString(strings.TrimSpace(line), "")
		switch {
		case strings.HasPrefix(command, "```") && fence == "":
			fence, before = command, ""
		case strings.HasPrefix(command, "```"):
			fence, before = "", ""
		case command == "":
			before = ""
		case before != "text" && (fence == "```sh" || fence == "" && strings.HasPrefix(line, "    ")):
			if before == "" {
				list = append(list, nil)
			}
			list[len(list)-1] = append(list[len(list)-1], command)
			before = "block"
		default:
			before = "text"
		}
	}
	return list
}
