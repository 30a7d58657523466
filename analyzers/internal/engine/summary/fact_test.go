package summary_test

import (
	"bytes"
	"encoding/gob"
	"go/types"
	"maps"
	"reflect"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// length is how long the name of a function is.
type length int

func (n length) String() string { return strconv.Itoa(int(n)) }

var lengths = &analysis.Analyzer{
	Name: "lengths", Doc: "lengths: tell how long the names of functions are",
	Requires:  []*analysis.Analyzer{program.Analyzer},
	FactTypes: []analysis.Fact{new(summary.Fact[length])},
	Run: func(pass *analysis.Pass) (any, error) {
		p := pass.ResultOf[program.Analyzer].(*program.Program)
		table := tableOf(pass)
		for _, fn := range p.Functions() {
			table.Set(fn, length(len(fn.Name())))
		}
		for name, member := range p.Package().Members {
			if variable, ok := member.(*ssa.Global); ok && variable.Object() != nil {
				table.SetObject(variable.Object(), length(len(name)))
			}
		}
		table.Export()
		return pass, nil
	},
	ResultType: reflect.TypeFor[*analysis.Pass](),
}

// tableOf returns a table that keeps one function to itself, and translates twice the length.
func tableOf(pass *analysis.Pass) *summary.Table[length] {
	return summary.NewTable(pass, summary.Domain[length]{
		Cut:  func(fn *ssa.Function, n length) (length, bool) { return n, fn.Name() != "Untold" },
		Seen: func(_ types.Object, n length) length { return 2 * n },
	})
}

const declaring = `package m

type Shown struct{}

func (*Shown) Get() {}
func (Shown) own()  {}

type hidden[T any] struct{}

func (hidden[T]) Close() {}

var Shared, hid int

func Open()   { func() {}() }
func Untold() {}
func own()    {}
`

// Importers are told of what they can call, by name or through an interface, and of variables.
func TestExport(t *testing.T) {
	facts := maps.Collect(fixture.Facts(fixture.Source(t, lengths, declaring)))
	assert.Equal(t, map[string]string{"Open": "4", "Shared": "6", "Shown.Get": "3", "hidden.Close": "5"}, facts)
}

// What a fact says survives the encoding, and is found by an object that importers made themselves.
func TestTold(t *testing.T) {
	act := fixture.Source(t, lengths, declaring)
	var written bytes.Buffer
	for _, fact := range act.AllPackageFacts() {
		require.NoError(t, gob.NewEncoder(&written).Encode(fact.Fact))
	}
	pass := *act.Result.(*analysis.Pass)
	pass.Pkg = types.NewPackage(act.Package.PkgPath+"/importer", "importer")
	pass.ImportPackageFact = func(_ *types.Package, fact analysis.Fact) bool {
		return gob.NewDecoder(bytes.NewReader(written.Bytes())).Decode(fact) == nil
	}
	named := types.NewNamed(types.NewTypeName(0, act.Package.Types, "hidden", nil), new(types.Struct), nil)
	method := types.NewFunc(0, act.Package.Types, "Close", types.NewSignatureType(types.NewVar(0, nil, "", types.NewPointer(named)), nil, nil, nil, nil, false))
	table := tableOf(&pass)
	for want, obj := range map[length]types.Object{8: act.Package.Types.Scope().Lookup("Open"), 10: method, 12: act.Package.Types.Scope().Lookup("Shared")} {
		for range 2 { // the second answer is one that was kept
			told, ok := table.Told(obj)
			assert.True(t, ok, obj)
			assert.Equal(t, want, told, obj)
		}
	}
	for _, obj := range []types.Object{nil, (*types.Func)(nil), act.Package.Types.Scope().Lookup("Untold"), types.Universe.Lookup("len")} {
		_, ok := tableOf(&pass).Told(obj)
		assert.False(t, ok, obj)
	}
	pass.Pkg, pass.Module = types.NewPackage("example.org/other", "other"), &analysis.Module{Path: "example.org/other"}
	_, ok := tableOf(&pass).Told(method)
	assert.False(t, ok, "of another module")
}

func TestText(t *testing.T) {
	assert.Equal(t, "gives(0, 12)", summary.Text("gives", []length{0, 12}, length.String))
	assert.Equal(t, "gives()", summary.Text("gives", nil, length.String))
}

// What is told stays as it was, as others are told the same.
func TestEach(t *testing.T) {
	told := []length{1, 2}
	assert.Equal(t, []length{2, 4}, summary.Each(told, func(n *length) { *n *= 2 }))
	assert.Equal(t, []length{1, 2}, told)
}
