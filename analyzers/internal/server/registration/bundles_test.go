package registration_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Others of the module yield bundles, and each is noted once for a place.
func TestNoteYielded(t *testing.T) {
	s := fixture.Scope(t, "package m\n\nvar own int\n")
	other, foreign := types.NewPackage("example.test/m/other", "other"), types.NewPackage("outside.test/x", "x")
	of := func(pkg *types.Package) types.Object { return types.NewVar(0, pkg, "tools", types.Typ[types.Int]) }
	yielded := of(other)
	b := registration.NewBundles(s)
	for _, obj := range []types.Object{nil, s.Pass.Pkg.Scope().Lookup("own"), of(nil), of(foreign), yielded, yielded} {
		b.NoteYielded(obj, servers.Registration{Pos: 1})
	}
	b.NoteYielded(yielded, servers.Registration{Pos: 2})
	assert.Equal(t, []registration.Yielded{{By: yielded, At: servers.Registration{Pos: 1}}, {By: yielded, At: servers.Registration{Pos: 2}}}, b.Yielded)
}
