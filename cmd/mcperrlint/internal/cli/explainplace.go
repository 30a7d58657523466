package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/replay"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// explainCommand is the name of the command that explains a rule, or the findings at a place.
const explainCommand = "explain"

// placeForm matches FILE:LINE and FILE:LINE:COLUMN, as findings begin.
var placeForm = regexp.MustCompile(`(?s)^(.+?):([0-9]+)(?::([0-9]+))?:?$`)

// isPlace reports whether a word is a place, or a file without a line. No name of a rule looks like that.
func isPlace(word string) bool {
	return !strings.HasPrefix(word, "-") && (placeForm.MatchString(word) || strings.HasSuffix(word, ".go"))
}

// A spot is a place that somebody asks about.
type spot struct {
	file         string // absolute
	line, column int    // column is 0 if none is named
}

// explainPlace prints the findings at a place, each as a run.
func (p *program) explainPlace(ctx context.Context, args []string) (int, error) {
	o, err := parse(p, explainCommand, args)
	if err != nil {
		return 0, err
	}
	if o.fix || o.diff || o.newFrom != "" || o.newSince != "" || o.given["baseline"] || len(o.outputs) > 0 {
		return 0, errors.New("explain: takes one place, and flags that say what is looked at, not what is done with findings")
	}
	if len(o.patterns) != 1 {
		return 0, errors.New("explain: want one place, as in mcperrlint explain server.go:12")
	}
	l, err := newLinting(p, o)
	if err != nil {
		return 0, err
	}
	at, err := l.spotAt(o.patterns[0])
	if err != nil {
		return 0, fmt.Errorf("explain: %w", err)
	}
	o.line = strings.TrimSuffix(":"+strings.Trim(fmt.Sprintf("%d:%d", at.line, at.column), ":"), ":0")
	a := &account{linting: l, at: at}
	if err := a.look(ctx); err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	if err := a.print(ctx); err != nil {
		return 0, err
	}
	return l.loaded(), nil
}

// spotAt reads a place, and says what is wrong with it.
func (l *linting) spotAt(word string) (spot, error) {
	parts := placeForm.FindStringSubmatch(word)
	if parts == nil {
		return spot{}, fmt.Errorf("name the line as well, as in %s:12", word)
	}
	at := spot{file: absolute(l.work, filepath.FromSlash(parts[1]))}
	for text, number := range map[string]*int{parts[2]: &at.line, parts[3]: &at.column} {
		n, err := strconv.Atoi(text)
		if text == "" {
			continue
		}
		if err != nil || n < 1 || n > math.MaxInt32 {
			return spot{}, fmt.Errorf("%s: lines and columns begin at 1, and %s is none", word, text)
		}
		*number = n
	}
	info, err := os.Stat(at.file)
	switch {
	case err != nil:
		return spot{}, fmt.Errorf("there is no file %s", parts[1])
	case info.IsDir() || !strings.HasSuffix(at.file, ".go"):
		return spot{}, fmt.Errorf("%s is no Go file", parts[1])
	case targets.ModuleOf(at.file) == "":
		return spot{}, fmt.Errorf("%s belongs to no module: there is no go.mod around it", parts[1])
	}
	return at, nil
}

// An account is what is known of a place.
type account struct {
	*linting

	at       spot
	set      string            // the preset of the settings of the project
	all      []finding.Finding // those of the whole module
	settled  []finding.Finding // those that the settings of the project have
	findings []finding.Finding // those at the place
	runs     map[replay.Place]replay.Run
}

// look runs the rules on the module of the place: as the project has set them, and all of them. Then it has those
// failures told that lead to findings there.
func (a *account) look(ctx context.Context) error {
	module := targets.ModuleOf(a.at.file)
	a.patterns, a.files, a.home = []string{pattern(a.work, module) + "/..."}, []string{a.at.file}, module
	if dir := filepath.Dir(a.at.file); dir != module { // which can be one of testdata, of which ./... knows nothing
		a.patterns = append(a.patterns, pattern(a.work, dir))
	}
	if err := a.lookAs(ctx, a.preset, a.quiet); err != nil {
		return err
	}
	if err := a.matchPlace(); err != nil {
		return fmt.Errorf("explain: %w", err)
	}
	a.settled, a.set = a.result.Findings, string(a.settings.Preset)
	if err := a.lookAs(ctx, string(selection.PresetStrict), true); err != nil {
		return err
	}
	a.all = a.result.Findings
	a.findings = a.having(func(f finding.Finding) bool {
		return a.isAt(f.Range) || slices.ContainsFunc(f.Related, func(r finding.Related) bool { return a.isAt(r.Range) })
	})
	if len(a.findings) > 0 {
		return a.replay(ctx, a.findings)
	}
	err := a.replay(ctx, a.all)
	a.findings = a.having(func(f finding.Finding) bool {
		return slices.ContainsFunc(a.stepsOf(f), func(s step) bool { return a.isAt(s.at) })
	})
	return err
}

// having returns those of all findings for which something holds.
func (a *account) having(holds func(finding.Finding) bool) []finding.Finding {
	return slices.DeleteFunc(slices.Clone(a.all), func(f finding.Finding) bool { return !holds(f) })
}

// lookAs runs the rules of a preset, or those of the settings.
func (a *account) lookAs(ctx context.Context, preset string, quiet bool) error {
	a.preset, a.quiet = preset, quiet
	if preset != "" {
		a.given["preset"] = true
	}
	if err := a.configure(); err != nil {
		return err
	}
	return a.analyse(ctx)
}

// pattern returns the pattern for the package in a directory. In a workspace, the go command finds relative ones only.
func pattern(from, dir string) string {
	rel, err := filepath.Rel(from, dir)
	switch {
	case err != nil:
		return filepath.ToSlash(dir)
	case rel != "." && filepath.IsLocal(rel):
		return "./" + filepath.ToSlash(rel)
	}
	return filepath.ToSlash(rel)
}

// matchPlace gives the place the path that findings have, and says if there is no such line.
func (a *account) matchPlace() error {
	a.at.file = a.files[0]
	if !slices.Contains(a.result.Files, a.at.file) {
		if len(a.result.Broken) > 0 {
			return a.tell(problems(a.result))
		}
		return fmt.Errorf("%s is not part of this build", a.short(a.at.file))
	}
	content, err := a.result.Read(a.at.file)
	if err != nil {
		return err
	}
	if lines := bytes.Count(bytes.TrimSuffix(content, []byte("\n")), []byte("\n")) + 1; a.at.line > lines {
		return fmt.Errorf("%s has %s, and no line %d", a.short(a.at.file), count(lines, "line", "lines"), a.at.line)
	}
	return nil
}

// isAt reports whether a place is the one that was named.
func (a *account) isAt(r finding.Range) bool {
	return r.File == a.at.file && r.Line == a.at.line && (a.at.column == 0 || r.Column == a.at.column)
}

// mostReplayed is how many failures are told in a run.
const mostReplayed = 1000

// replay has the failures told that lead to some findings. It does so once it is known which those are.
func (a *account) replay(ctx context.Context, findings []finding.Finding) error {
	a.runs = make(map[replay.Place]replay.Run)
	var questions []replay.Question
	for _, f := range findings {
		questions = append(questions, questionsOf(f)...)
	}
	questions = questions[:min(len(questions), mostReplayed)]
	if len(questions) == 0 {
		return nil
	}
	var mu sync.Mutex
	result := a.result
	defer func() { a.result = result }() // which has the files that are shown, and the problems
	a.run.Analyzers = []*analysis.Analyzer{replay.Analyzer(questions, func(r replay.Run) {
		mu.Lock()
		defer mu.Unlock()
		a.runs[r.Of] = r
	})}
	a.run.Fingerprint = "" // nothing of what is told is kept between runs
	return a.analyse(ctx)
}
