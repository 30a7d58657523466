package linter

import (
	"context"
	"encoding/json"
)

// A Report is what a run has found: the format json of docs/output.md, as far as agents need it.
type Report struct {
	Findings []Finding `json:"findings"`
	Problems []Problem `json:"problems"`
}

// A Place is a line of a file. The path is relative to the directory of the run, if it is below that.
type Place struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

// A Finding is one place where a server misleads an agent.
type Finding struct {
	Place

	Rule        string  `json:"rule"`
	Category    string  `json:"category"`
	Severity    string  `json:"severity"`
	Help        string  `json:"help"`
	Sees        string  `json:"sees"`
	Tool        string  `json:"tool"`
	Fingerprint string  `json:"fingerprint"`
	Related     []Place `json:"related"`
	Fix         *Fix    `json:"fix"`
}

// Name returns the rule and the category.
func (f Finding) Name() string {
	if f.Category == "" {
		return f.Rule
	}
	return f.Rule + "/" + f.Category
}

// A Fix is an edit that removes a finding.
type Fix struct {
	Message string `json:"message"`
	Unsafe  bool   `json:"unsafe"`
	Edits   []struct {
		File string `json:"file"`
	} `json:"edits"`
}

// A Problem is a package that could not be looked at.
type Problem struct {
	Place

	Package string `json:"package"`
	// At is the place in a Catalogue, which becomes the Place.
	At *Place `json:"at"`
}

// Report lints, with flags and then packages.
func (l *Linter) Report(ctx context.Context, dir string, args ...string) (*Report, error) {
	report, _, err := decoded[Report](ctx, l, dir, append([]string{"lint", "-format=json", "-q"}, args...))
	return report, err
}

// Applied lints with -fix or -fix-unsafe as the first flag, and returns what the command says of that.
func (l *Linter) Applied(ctx context.Context, dir string, args ...string) (said string, err error) {
	_, said, err = decoded[Report](ctx, l, dir, append([]string{"lint", "-format=json"}, args...))
	return said, err
}

// A Catalogue is what the tools of packages answer when something fails: the format json of docs/failures.md.
type Catalogue struct {
	Tools    []Tool    `json:"tools"`
	Problems []Problem `json:"problems"`
}

// A Tool is a tool, prompt or resource of a server.
type Tool struct {
	Name     string    `json:"name"`
	Kind     string    `json:"kind"`
	Library  string    `json:"library"`
	At       Place     `json:"at"`
	Contract string    `json:"contract"`
	Failures []Failure `json:"failures"`
	Unknown  []string  `json:"unknown"`
}

// A Failure is one way in which a tool fails.
type Failure struct {
	What    string `json:"what"`
	At      Place  `json:"at"`
	When    string `json:"when"`
	Arrives struct {
		As     string `json:"as"`
		Code   int    `json:"code"`
		Unsure bool   `json:"unsure"`
	} `json:"arrives"`
	Text     string `json:"text"`
	Code     string `json:"code"`
	Reason   string `json:"reason"`
	Recovery string `json:"recovery"`
	Retry    string `json:"retry"`
	Declared string `json:"declared"`
}

// Failures lists the failures of packages.
func (l *Linter) Failures(ctx context.Context, dir string, packages ...string) (*Catalogue, error) {
	c, _, err := decoded[Catalogue](ctx, l, dir, append([]string{"failures", "-format=json", "-q", "--"}, packages...))
	for i, p := range c.Problems {
		if p.At != nil {
			c.Problems[i].File, c.Problems[i].Line, c.Problems[i].At = p.At.File, p.At.Line, nil
		}
	}
	return c, err
}

// A Rule is a rule of the linter.
type Rule struct {
	Name       string `json:"name"`
	Summary    string `json:"summary"`
	Categories []struct {
		Name    string `json:"name"`
		Summary string `json:"summary"`
	} `json:"categories"`
}

// Rules lists the rules.
func (l *Linter) Rules(ctx context.Context) ([]Rule, error) {
	rules, _, err := decoded[[]Rule](ctx, l, "", []string{"rules", "-json"})
	if err != nil {
		return nil, err
	}
	return *rules, nil
}

// A Version says what the command was built from.
type Version struct {
	Version  string `json:"version"`
	Revision string `json:"revision"` // of the repository; empty if the go command did not note it
}

// Version returns the version of the command.
func (l *Linter) Version(ctx context.Context) (Version, error) {
	v, _, err := decoded[Version](ctx, l, "", []string{"version", "-json"})
	return *v, err
}

// decoded runs the command and decodes what it prints.
func decoded[T any](ctx context.Context, l *Linter, dir string, args []string) (*T, string, error) {
	value := new(T)
	r, err := l.run(ctx, dir, func(r *run) error { return json.Unmarshal(r.out, value) }, args...)
	return value, r.said, err
}
