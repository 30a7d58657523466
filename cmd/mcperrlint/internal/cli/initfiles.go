package cli

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// What init writes.

const newConfig = `# yaml-language-server: $schema=https://raw.githubusercontent.com/mcperrlint/mcperrlint/main/docs/mcperrlint.schema.json
version: 1
preset: %s
`

const newBaseline = "baseline: " + defaultBaseline + "\n"

// unadopted says to readers of the settings which rules have nothing to say.
const unadopted = `
# Rules about codes and contracts report little: nothing here imports
# github.com/mcperrlint/mcperrlint/taxonomy or contract.
`

// unregistered is for servers on libraries that the rules do not know.
const unregistered = `
# No MCP library that mcperrlint knows is imported here. Name the functions that register
# handlers; see docs/configuration.md:
#
# registrars:
#   - name: example.com/server/rpc.(*Router).Handle
#     handler: 1
`

// settingsText returns the settings of a project.
func settingsText(p project) string {
	text := fmt.Sprintf(newConfig, selection.PresetDefault)
	switch {
	case p.known > 0:
		text += newBaseline
	case len(p.libraries) == 0 && !p.adopted:
		text += unregistered
	}
	if len(p.libraries) > 0 && !p.adopted {
		text += unadopted
	}
	return text
}

const newPreCommit = `repos:
  - repo: local
    hooks:
      - id: mcperrlint
        name: mcperrlint
        entry: %s
        language: system
        types: [go]
        pass_filenames: false
        require_serial: true
`

// preCommitText returns what belongs into the settings of pre-commit, which splits
// the entry as shells do.
func preCommitText(dir moduleDir) (string, error) {
	return fmt.Sprintf(newPreCommit, dir.scalar(dir.command())), dir.check()
}

// newWorkflow sets GOTOOLCHAIN for each step, because actions/setup-go sets it to local for
// all of them.
const newWorkflow = `name: mcperrlint
on: [push, pull_request]
permissions:
  contents: read
jobs:
  mcperrlint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: actions/setup-go@v7
        with:
          go-version-file: %s
          cache-dependency-path: %s
      - run: go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
        env:
          GOTOOLCHAIN: auto # mcperrlint may need a newer Go than the module
      - run: %s
        env:
          GOTOOLCHAIN: auto
`

// workflowText returns a workflow of GitHub.
func workflowText(dir moduleDir) (string, error) {
	script := fmt.Sprintf("%s -format text,github=annotations.txt || status=$?; [ ! -e %[2]s ] || cat %[2]s; exit ${status:-0}",
		dir.command(), dir.word(dir.join("annotations.txt")))
	return fmt.Sprintf(newWorkflow, dir.scalar(dir.join("go.mod")), dir.scalar(dir.join("go.sum")), dir.scalar(script)), dir.check()
}

// newPipeline keeps caches below a directory that the go command does not look into.
const newPipeline = `mcperrlint:
  image:
    name: golang:1.27
    docker:
      user: nobody
  variables:
    GOTOOLCHAIN: auto # the module or mcperrlint may need a newer Go than the image has
    GOMODCACHE: $CI_PROJECT_DIR/.mcperrlint/modules
    GOCACHE: $CI_PROJECT_DIR/.mcperrlint/build
    XDG_CACHE_HOME: $CI_PROJECT_DIR/.mcperrlint/cache
  cache:
    key: mcperrlint
    paths: [.mcperrlint/]
  script:
    - export GOFLAGS="$GOFLAGS -modcacherw" # a cache that is read-only cannot be replaced
    - go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
    - %s
  artifacts:
    when: always
    reports:
      codequality: %s
`

// pipelineText returns a pipeline of GitLab, which takes the path of a report for a
// pattern.
func pipelineText(dir moduleDir) (string, error) {
	script := dir.command() + " -format text,gitlab=gl-code-quality-report.json"
	return fmt.Sprintf(newPipeline, dir.scalar(script), dir.scalar(dir.join("gl-code-quality-report.json"))), dir.checkPattern()
}

const newLinter = `linters:
  enable: [mcperrlint]
  settings:
    custom:
      mcperrlint:
        type: module
        settings:
          preset: %s
`
