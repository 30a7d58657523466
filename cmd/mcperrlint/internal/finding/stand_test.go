package finding_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestToldElsewhere(t *testing.T) {
	at := func(line int) finding.Range { return finding.Range{File: "/m/a.go", Line: line} }
	also := finding.Related{Range: at(7), Message: "here, too", Tool: "write"}
	origin := finding.Related{Range: at(3), Message: "origin: os.Open"}
	f := finding.Finding{
		Rule: "rule", Message: "reads (rule)", Range: at(5), Tool: "find, read", Tools: []finding.Tool{{Name: "find"}, {Name: "read", At: at(9)}},
		Related: []finding.Related{origin, also}, Fixes: []finding.Fix{{Message: "mend it"}},
	}
	assert.Equal(t, []finding.Related{also}, f.Others())

	here := finding.Related{Range: at(5), Message: "here, too", Tool: "find, read"}
	assert.Equal(t, finding.Finding{
		Rule: "rule", Message: "as in a.go:5, reads (rule)", Range: at(7), Tool: "write", Related: []finding.Related{origin, here},
	}, f.ToldAt(also))
	here.Message = "this is what the tool shares"
	assert.Equal(t, finding.Finding{
		Rule: "rule", Message: "as in a.go:5, reads (rule)", Range: at(9), Tool: "read", Tools: f.Tools[1:], Related: []finding.Related{origin, also, here},
	}, f.ToldFor(f.Tools[1]))
	unknown := f
	unknown.Tool, unknown.Tools = "find", f.Tools[:1]
	assert.Equal(t, unknown, f.ToldFor(f.Tools[0]), "where it is, if nobody knows where the tool is registered")
}
