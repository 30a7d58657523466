package taxonomytest

import "testing"

// runner is what a *testing.T can do. That it is an interface allows to test
// that the helpers of this package fail when they should.
type runner[T testing.TB] interface {
	testing.TB
	Run(name string, f func(T)) bool
}

// report fails the test for each problem and reports whether there is none.
func report(tb testing.TB, problems []string) bool {
	tb.Helper()
	for _, problem := range problems {
		tb.Errorf("%s", problem)
	}
	return len(problems) == 0
}
