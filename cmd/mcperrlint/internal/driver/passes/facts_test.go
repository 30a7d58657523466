package passes_test

import (
	"go/importer"
	"go/types"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
)

const lower = `package lower

type T struct{ Field int }

func (T) Method(param int) {}

type hidden struct{}

func (hidden) method() {}

func F() { local := 1; _ = local }

func unseen() {}

type I interface{ Call() }

const C = 1
`

// noting notes every object of its package, and reports what is known of every
// object.
func noting() *analysis.Analyzer {
	a := made("noting", func(pass *analysis.Pass) (any, error) {
		names := new(seen)
		for id, obj := range pass.TypesInfo.Defs {
			if obj != nil && obj.Pkg() == pass.Pkg {
				pass.ExportObjectFact(obj, &note{"about " + obj.Name()})
				names.Names = append(names.Names, id.Name)
			}
		}
		slices.Sort(names.Names)
		pass.ExportPackageFact(names)
		for _, fact := range pass.AllObjectFacts() {
			if fact.Object.Pkg() == pass.Pkg {
				continue
			}
			known := new(note)
			pass.Reportf(1, "%s: %s, %t", fact.Object.Name(), fact.Fact.(*note).Text, pass.ImportObjectFact(fact.Object, known) && *known == *fact.Fact.(*note))
		}
		for _, fact := range pass.AllPackageFacts() {
			known := new(seen)
			pass.Reportf(1, "%s: %s, %t", fact.Package.Path(), strings.Join(fact.Fact.(*seen).Names, " "), pass.ImportPackageFact(fact.Package, known))
		}
		return nil, nil
	})
	a.FactTypes = []analysis.Fact{new(note), new(seen)}
	return a
}

// imported returns one package for all imports.
type imported struct{ pkg *types.Package }

func (i imported) Import(string) (*types.Package, error) { return i.pkg, nil }

func TestFactsReachImporters(t *testing.T) {
	suite, err := passes.NewSuite([]*analysis.Analyzer{noting()})
	require.NoError(t, err)
	work := func(do func()) { do() }
	out := suite.Run(t.Context(), parsed(t, "lower", lower, importer.Default()), work)
	require.Empty(t, out.Failed)
	again := suite.Run(t.Context(), parsed(t, "lower", lower, importer.Default()), work)
	assert.Equal(t, out.Facts, again.Facts, "the same bytes")

	// Another representation of the same package.
	seenTypes := parsed(t, "lower", lower, importer.Default()).Types
	facts, err := suite.Decode(out.Facts, seenTypes)
	require.NoError(t, err)
	upper := parsed(t, "upper", "package upper\n\nimport \"lower\"\n\nvar X lower.T\n", imported{seenTypes})
	upper.Known = map[*types.Package]*passes.Facts{seenTypes: facts}
	var got []string
	for _, d := range suite.Run(t.Context(), upper, work).Diagnostics {
		got = append(got, d.Message)
	}
	slices.Sort(got)
	assert.Equal(t, []string{
		"C: about C, true", "Call: about Call, true", "F: about F, true", "Field: about Field, true", "I: about I, true",
		"Method: about Method, true", "T: about T, true", "hidden: about hidden, true",
		"lower: C Call F Field I Method T hidden local method param unseen, true",
		"method: about method, true", "param: about param, true", "upper: X, true",
	}, got, "all that importers can get hold of")
}

func TestDamagedFacts(t *testing.T) {
	suite, err := passes.NewSuite([]*analysis.Analyzer{noting()})
	require.NoError(t, err)
	pkg := parsed(t, "lower", lower, importer.Default())
	out := suite.Run(t.Context(), pkg, func(do func()) { do() })
	require.Len(t, out.Facts, 1)
	_, err = suite.Decode([][]byte{out.Facts[0][:len(out.Facts[0])-3]}, pkg.Types)
	require.Error(t, err)
	other, err := passes.NewSuite([]*analysis.Analyzer{made("other", reporting)})
	require.NoError(t, err)
	_, err = other.Decode(out.Facts, pkg.Types)
	require.ErrorContains(t, err, "no type of facts has the number")
}

// What an analyzer must not say about objects is a failure of the analyzer.
func TestWrongFacts(t *testing.T) {
	rows := map[string]struct {
		run  func(pass *analysis.Pass)
		want string
	}{
		"of another package": {func(pass *analysis.Pass) { pass.ExportObjectFact(types.Universe.Lookup("len"), new(note)) },
			"internal error: a fact about builtin len, which is of another package"},
		"of another analyzer": {func(pass *analysis.Pass) { pass.ExportPackageFact(new(other)) },
			"internal error: a fact of type *passes_test.other, which the analyzer does not declare"},
		"that cannot be written": {func(pass *analysis.Pass) { pass.ExportPackageFact(&closed{hidden: 1}) },
			"a fact of type *passes_test.closed cannot be written: gob: type passes_test.closed has no exported fields"},
	}
	for name, row := range rows {
		t.Run(name, func(t *testing.T) {
			a := made("wrong", func(pass *analysis.Pass) (any, error) {
				assert.False(t, pass.ImportPackageFact(pass.Pkg, new(other)), "a fact of another analyzer")
				row.run(pass)
				return nil, nil
			})
			a.FactTypes = []analysis.Fact{new(note), new(closed)}
			assert.Equal(t, map[string]string{"wrong": row.want}, errorsIn(outcome(t, simple(t), a)))
		})
	}
}

type (
	other  struct{}
	closed struct{ hidden int }
)

func (*other) AFact()  {}
func (*closed) AFact() {}
