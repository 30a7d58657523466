package cli

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// What failed is called what it is: most of what can fail is no rule, and nobody finds its name
// in the help or turns it off.
func TestProblemsNameWhatFailed(t *testing.T) {
	why := errors.New("it gave up")
	result := &driver.Result{Failed: []driver.Failure{
		{Package: "example.test/a", Analyzer: "deeds", Err: why}, {Package: "example.test/b", Analyzer: "swallowed", Err: why},
	}}
	assert.Equal(t, []output.Problem{
		{Package: "example.test/a", Layer: "deeds", Message: "it gave up"}, {Package: "example.test/b", Rule: "swallowed", Message: "it gave up"},
	}, problems(result))
}
