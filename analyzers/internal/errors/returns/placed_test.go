package returns

import (
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// An error that comes into being elsewhere is where it is returned.
func TestPlaced(t *testing.T) {
	fn := fixture.Functions(t, "package p\n\nvar before error\n\nfunc get() error {\n\tif before != nil {\n\t\treturn before\n\t}\n\treturn after\n}\n\nvar after error\n").Func("get")
	ret := program.Last(fn.Blocks[len(fn.Blocks)-1]).(*ssa.Return)
	from, to, at := fn.Syntax().Pos(), fn.Syntax().End(), (&Return{Instr: ret}).Pos()
	for _, row := range []struct {
		name       string
		here, want token.Pos
	}{
		{"before", from - 1, at}, {"first", from, from}, {"last", to - 1, to - 1}, {"after", to, at}, {"nowhere", token.NoPos, token.NoPos},
	} {
		list := []cause.Failure{{Origin: cause.From(cause.Plain, "errors.New", row.here)}}
		assert.Equal(t, row.want, placed(ret, list)[0].Here, row.name)
		assert.Equal(t, row.here, list[0].Here, "the list is that of others")
	}
}
