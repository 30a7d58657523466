package cause_test

import (
	"bytes"
	"encoding/gob"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// A fact is the same whether a driver keeps it in memory or writes it: nothing is in it that
// means something in one package only.
func TestFactIsWhatIsWritten(t *testing.T) {
	fn := fixture.Functions(t, "package p; func load(id string) error { return nil }").Func("load")
	pass := &analysis.Pass{Fset: fn.Prog.Fset, Pkg: fn.Pkg.Pkg}
	home := summary.HomeOf(pass)
	plain := cause.From(cause.Plain, "fmt.Errorf", fn.Pos())
	plain.Via = []cause.Step{cause.Step{Func: "p.find", Place: "p.go:1", Pos: fn.Pos()}.ToldFrom(home)}
	given := cause.From(cause.Parameter, "", fn.Pos())
	given.Owner = fn
	condition := cause.Condition{Param: 0, Value: `""`, Is: true}
	condition.Owner = fn
	account := &cause.Account{Results: []cause.Outcome{{Failures: []cause.Failure{
		{Origin: plain, Parts: []cause.Part{{Origin: plain, Role: cause.Kept}, {Origin: given, Role: cause.Shown}}, When: []cause.Condition{condition}},
	}}}}

	told, ok := account.Tell(home, fn)
	assert.True(t, ok)
	var written bytes.Buffer
	require.NoError(t, gob.NewEncoder(&written).Encode(told))
	var read cause.Account
	require.NoError(t, gob.NewDecoder(&written).Decode(&read))
	assert.Equal(t, told, &read)
	assert.Equal(t, `fails(plain fmt.Errorf [plain fmt.Errorf kept] [parameter 0 shown] if 0 is "")`, read.String())

	seen := read.Seen(home, fn.Object()).Results[0].Failures[0]
	assert.Equal(t, "p.go:1", seen.Place.Short())
	assert.Equal(t, seen.Place, seen.Parts[0].Place)
	assert.Equal(t, token.NoPos, seen.Pos)
}
