package report

import "golang.org/x/tools/go/analysis"

// kept is what became of a rule that another analyzer speaks for.
type kept struct {
	diagnostics []analysis.Diagnostic
	failure     error
}

// Keep wraps the function of a rule for which another analyzer speaks: what the rule
// reports, and the error if it fails, are in its result, and the driver gets neither.
func Keep(run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (any, error) {
		var k kept
		own := *pass
		own.Report = func(d analysis.Diagnostic) { k.diagnostics = append(k.diagnostics, d) }
		result, err := run(&own)
		k.failure = err
		used, ok := result.(*Used)
		if !ok {
			used = new(Used) // the rule failed
		}
		used.kept = k
		return used, nil
	}
}

// Kept returns what the rule reported, if [Keep] has wrapped it.
func (u *Used) Kept() []analysis.Diagnostic { return u.kept.diagnostics }

// Failure returns the error with which the rule failed, if [Keep] has wrapped it.
func (u *Used) Failure() error { return u.kept.failure }
