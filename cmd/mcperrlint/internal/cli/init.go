package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

const newConfig = `# yaml-language-server: $schema=https://raw.githubusercontent.com/mcperrlint/mcperrlint/main/docs/mcperrlint.schema.json
version: 1
preset: %s
`

const newBaseline = "baseline: " + defaultBaseline + "\n"

const newPreCommit = `repos:
  - repo: local
    hooks:
      - id: mcperrlint
        name: mcperrlint
        entry: mcperrlint
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
          go-version-file: go.mod
      - run: go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
      - run: mcperrlint -format text,github=annotations.txt || status=$?; [ ! -e annotations.txt ] || cat annotations.txt; exit ${status:-0}
`

const newPipeline = `mcperrlint:
  image: golang:1.26
  script:
    - go install github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest
    - mcperrlint -format text,gitlab=gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`

// initialise writes what a project needs to begin. What there is already it leaves
// alone, and says so.
func (p *program) initialise(ctx context.Context, args []string) (int, error) {
	if len(args) > 0 {
		return 0, fmt.Errorf("init: takes nothing, not %q; -C dir comes before it", args[0])
	}
	if _, err := os.Stat("go.mod"); err != nil {
		return 0, errors.New("init: there is no go.mod here; run it in the root of a module, or name that with -C dir")
	}
	o, err := parse(p, "init", []string{"-config", configOff, "-q"})
	if err != nil {
		return 0, err
	}
	l, err := newLinting(p, o)
	if err == nil {
		err = l.configure()
	}
	if err == nil {
		err = l.analyse(ctx)
	}
	if err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	if err := l.begin(); err != nil {
		return 0, err
	}
	if len(l.result.Broken) > 0 {
		return exitBroken, nil
	}
	return exitClean, nil
}

// begin writes the files.
func (l *linting) begin() error {
	text := fmt.Sprintf(newConfig, selection.PresetDefault)
	if len(l.result.Findings) > 0 {
		text += newBaseline
		l.options.baseline = defaultBaseline
		if _, err := os.Stat(defaultBaseline); errors.Is(err, fs.ErrNotExist) {
			if err := l.keep(true); err != nil {
				return err
			}
			fmt.Fprintf(l.out, "wrote %s: %s that the code has today\n", defaultBaseline, count(len(l.result.Findings), "finding", "findings"))
		} else {
			fmt.Fprintf(l.out, "left %s as it is\n", defaultBaseline)
		}
	}
	files := []struct{ path, text string }{{config.Name, text}, {".pre-commit-config.yaml", newPreCommit}, l.gate()}
	for _, file := range files {
		if err := l.create(file.path, file.text); err != nil {
			return err
		}
	}
	return nil
}

// gate returns the file for the service that builds the project: GitLab where its
// file or a remote of its is in sight, else GitHub.
func (l *linting) gate() struct{ path, text string } {
	remotes, _ := os.ReadFile(filepath.Join(l.root(), ".git", "config")) // none: a project without a repository
	if _, err := os.Stat(".gitlab-ci.yml"); err == nil || strings.Contains(string(remotes), "gitlab") {
		return struct{ path, text string }{".gitlab-ci.yml", newPipeline}
	}
	return struct{ path, text string }{filepath.Join(".github", "workflows", "mcperrlint.yml"), newWorkflow}
}

// create writes a file that is not there yet. What it would have held otherwise is
// for the user to add.
func (l *linting) create(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		_, err = fmt.Fprintf(l.out, "left %s as it is; this belongs into it:\n\n%s\n", filepath.ToSlash(path), indent(text))
		return err
	}
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err == nil {
		_, err = fmt.Fprintf(l.out, "wrote %s\n", filepath.ToSlash(path))
	}
	return err
}

func indent(text string) string {
	return "    " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n    ") + "\n"
}
