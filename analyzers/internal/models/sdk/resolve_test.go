package sdk_test

import (
	"bytes"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/gcexportdata"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

func names(set *sdk.Set) []string {
	var list []string
	for _, s := range set.SDKs() {
		list = append(list, s.Name)
	}
	return list
}

func TestOf(t *testing.T) {
	for pkg, want := range map[string][]string{
		"gosdk":      {"go-sdk"},
		"transitive": {"go-sdk"},
		"mcpgo":      {"mcp-go"},
		"dot":        {"mcp-go"},
		"gozero":     {"go-sdk", "go-zero"},
		"all":        {"go-sdk", "mcp-go", "trpc-mcp-go", "go-zero"},
		"nothing":    nil,
	} {
		t.Run(pkg, func(t *testing.T) {
			set := setOf(t, newest, pkg)
			assert.Equal(t, want, names(set))
			assert.Equal(t, want == nil, set.Empty())
		})
	}
	assert.True(t, sdk.Of(nil).Empty())
}

// A package that is imported by imports only is known in part if it comes from
// export data. What is missing then says nothing about the version.
func TestOfExportData(t *testing.T) {
	origin := load(t, newest, "transitive").Types
	var data bytes.Buffer
	require.NoError(t, gcexportdata.Write(&data, token.NewFileSet(), origin))
	pkg, err := gcexportdata.Read(&data, token.NewFileSet(), make(map[string]*types.Package), origin.Path())
	require.NoError(t, err)
	set := sdk.Of(pkg)
	require.Equal(t, []string{"go-sdk"}, names(set))
	s := named(t, "go-sdk")
	assert.Nil(t, set.Object(s, "mcp.AddReceivingCustomMethod"), "the test shows something only if this is not known")

	_, ok := set.Handler(pkg.Scope().Lookup("Handler").Type())
	assert.False(t, ok, "the type of the handler is not known either")
	assert.Equal(t, setOf(t, newest, "gosdk").Effect(s, sdk.TypedTool, sdk.BadArguments),
		set.Effect(s, sdk.TypedTool, sdk.BadArguments))
}

func BenchmarkOf(b *testing.B) {
	pkg := load(b, newest, "all").Types
	for b.Loop() {
		sdk.Of(pkg)
	}
}

func BenchmarkOfNothing(b *testing.B) {
	pkg := load(b, newest, "nothing").Types
	for b.Loop() {
		sdk.Of(pkg)
	}
}

func BenchmarkHandler(b *testing.B) {
	pkg := load(b, newest, "gosdk")
	set := sdk.Of(pkg.Types)
	handler, other := object(b, pkg, "", "Typed").Type(), object(b, pkg, "", "Helper").Type()
	for b.Loop() {
		set.Handler(handler)
		set.Handler(other)
	}
}
