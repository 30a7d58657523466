package taxonomytest

import (
	"fmt"
	"testing"
)

// recorder is a test that notes its failures instead of failing. A failure of
// a subtest has the name of the subtest before it.
type recorder struct {
	testing.TB
	prefix string
	found  *[]string
	ran    *[]string
}

func newRecorder() *recorder { return &recorder{found: new([]string), ran: new([]string)} }

func (r *recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	*r.found = append(*r.found, r.prefix+fmt.Sprintf(format, args...))
}

func (r *recorder) Run(name string, f func(*recorder)) bool {
	before := len(*r.found)
	*r.ran = append(*r.ran, name)
	f(&recorder{prefix: name + ": ", found: r.found, ran: r.ran})
	return len(*r.found) == before
}
