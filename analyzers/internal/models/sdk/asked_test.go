package sdk_test

import (
	"go/ast"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Packages without source, of other modules and of SDKs are not looked into.
func TestIsLookedInto(t *testing.T) {
	files, info := []*ast.File{{}}, new(types.Info)
	own, mcp := types.NewPackage("example.test/m", "m"), types.NewPackage("github.com/mark3labs/mcp-go/mcp", "mcp")
	for name, row := range map[string]struct {
		pass analysis.Pass
		want bool
	}{
		"own":        {analysis.Pass{Pkg: own, Files: files, TypesInfo: info}, true},
		"untyped":    {analysis.Pass{Pkg: own, Files: files}, false},
		"no source":  {analysis.Pass{Pkg: own, TypesInfo: info}, false},
		"an SDK":     {analysis.Pass{Pkg: mcp, Files: files, TypesInfo: info}, false},
		"dependency": {analysis.Pass{Pkg: own, Files: files, TypesInfo: info, Module: &analysis.Module{Path: "example.test/m", Version: "v1.0.0"}}, false},
	} {
		assert.Equal(t, row.want, sdk.IsLookedInto(&row.pass), name)
	}
}
