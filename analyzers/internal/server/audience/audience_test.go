package audience_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/audience"
)

// reporter reports packages that can reach an agent.
var reporter = &analysis.Analyzer{
	Name: "reporter", Doc: "report what can reach an agent", Requires: []*analysis.Analyzer{audience.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		if audience.Of(pass) {
			pass.Reportf(pass.Files[0].Name.Pos(), "reaches")
		}
		return nil, nil
	},
}

func TestAudience(t *testing.T) { fixture.RunAt(t, reporter, "current/audience") }

// A driver that knows of the module says so.
func TestInServer(t *testing.T) {
	told := *reporter
	told.Requires = nil
	told.Run = func(pass *analysis.Pass) (any, error) {
		pass = audience.InServer(pass)
		known := *pass
		known.ExportPackageFact = func(analysis.Fact) {}
		reaches, err := audience.Analyzer.Run(&known)
		assert.Equal(t, true, reaches)
		return nil, err
	}
	fixture.Source(t, &told, "package m\n")
}

func TestIsForServers(t *testing.T) {
	for module, want := range map[string]bool{
		"github.com/mark3labs/mcp-go": true, "github.com/modelcontextprotocol/go-sdk": true, "github.com/mcperrlint/mcperrlint": true,
		"github.com/mcperrlint/mcperrlint/bridge/gosdk": true, "github.com/mark3labs": true, "github.com/mark3labs/mcp": false,
		"github.com/zeromicro/go-zero": false, "github.com/viant/jsonrpc": false, "github.com/viant/mcp": true,
		"github.com/mark3labs/mcp-go-tools": false, "example.test/app": false,
	} {
		assert.Equal(t, want, audience.IsForServers(module), module)
	}
}
