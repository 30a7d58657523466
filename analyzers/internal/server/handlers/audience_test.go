package handlers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// marker reports packages that can reach an agent.
var marker = &analysis.Analyzer{
	Name: "marker", Doc: "report what can reach an agent", Requires: []*analysis.Analyzer{handlers.Audience},
	Run: func(pass *analysis.Pass) (any, error) {
		if handlers.ReachesAgent(pass) {
			pass.Reportf(pass.Files[0].Name.Pos(), "reaches")
		}
		return nil, nil
	},
}

func TestAudience(t *testing.T) { fixture.RunAt(t, marker, "current/audience") }

// A driver that knows of the module says so.
func TestInServer(t *testing.T) {
	told := *marker
	told.Requires = nil
	told.Run = func(pass *analysis.Pass) (any, error) {
		pass = handlers.InServer(pass)
		known := *pass
		known.ExportPackageFact = func(analysis.Fact) {}
		reaches, err := handlers.Audience.Run(&known)
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
		assert.Equal(t, want, handlers.IsForServers(module), module)
	}
}
