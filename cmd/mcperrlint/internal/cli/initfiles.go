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
# The rules about codes and contracts have little to say: nothing here imports
# github.com/mcperrlint/mcperrlint/taxonomy or contract.
`

// unregistered is for servers on libraries that the rules do not know.
const unregistered = `
# No MCP library that mcperrlint knows is imported here. What the functions are that register
# handlers can be said, see docs/configuration.md:
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

const newWorkflow = `name: mcperrlint
on: [push, pull_request]
permissions:
  contents: read
jobs:
  mcperrlint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-go@v5
        with:
          go-version-file: %sgo.mod
      - run: go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
      - run: %s -format text,github=annotations.txt || status=$?; [ ! -e %[1]sannotations.txt ] || cat %[1]sannotations.txt; exit ${status:-0}
`

const newPipeline = `mcperrlint:
  image: golang:1.26
  script:
    - go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
    - %[2]s -format text,gitlab=gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: %[1]sgl-code-quality-report.json
`

const newLinter = `linters:
  enable: [mcperrlint]
  settings:
    custom:
      mcperrlint:
        type: module
        settings:
          preset: %s
`

// invocation returns the command for a module in a directory of the repository.
func invocation(dir string) string {
	if dir == "." {
		return "mcperrlint"
	}
	return "mcperrlint -C " + dir
}

// below returns a directory as the beginning of paths.
func below(dir string) string {
	if dir == "." {
		return ""
	}
	return dir + "/"
}
