// Package small holds functions that are, or are not, handlers of small SDKs.
package small

import (
	"context"
	"os"

	cortex "github.com/FreePeak/cortex/pkg/server"
	mega "github.com/MegaGrindStone/go-mcp"
	thinkpkg "github.com/ThinkInAIXYZ/go-mcp/pkg"
	thinkprotocol "github.com/ThinkInAIXYZ/go-mcp/protocol"
	thinkserver "github.com/ThinkInAIXYZ/go-mcp/server"
	rivet "github.com/localrivet/gomcp/server"
	metoro "github.com/metoro-io/mcp-golang"
	riza "github.com/riza-io/mcp-go"
	"github.com/strowk/foxy-contexts/pkg/app"
	"github.com/strowk/foxy-contexts/pkg/fxctx"
	foxy "github.com/strowk/foxy-contexts/pkg/mcp"
	"github.com/viant/jsonrpc"
	"github.com/viant/mcp-protocol/schema"
	viant "github.com/viant/mcp-protocol/server"
	"github.com/voocel/mcp-sdk-go/protocol"
	voocel "github.com/voocel/mcp-sdk-go/server"
)

type Input struct{ Name string }

func MetoroTool(Input) (*metoro.ToolResponse, error) { return nil, nil }

func MetoroToolWithContext(context.Context, Input) (*metoro.ToolResponse, error) { return nil, nil }

func MetoroResource() (*metoro.ResourceResponse, error) { return nil, nil }

func MetoroPrompt(Input) (*metoro.PromptResponse, error) { return nil, nil }

func MetoroTwo(Input, Input) (*metoro.ToolResponse, error) { return nil, nil }

func MetoroResourceWithArgs(Input) (*metoro.ResourceResponse, error) { return nil, nil }

func MetoroNoError(Input) *metoro.ToolResponse { return nil }

func Rivet(*rivet.Context, Input) (any, error) { return nil, nil }

func RivetNoContext(Input) (any, error) { return nil, nil }

func Think(context.Context, *thinkprotocol.CallToolRequest) (*thinkprotocol.CallToolResult, error) {
	return nil, thinkpkg.ErrRequestInvalid
}

func ThinkResource(context.Context, *thinkprotocol.ReadResourceRequest) (*thinkprotocol.ReadResourceResult, error) {
	return nil, nil
}

func Viant(context.Context, *schema.CallToolRequest) (*schema.CallToolResult, *jsonrpc.Error) {
	return nil, nil
}

func ViantTyped(context.Context, Input) (*schema.CallToolResult, *jsonrpc.Error) { return nil, nil }

func Voocel(context.Context, *voocel.CallToolRequest) (*protocol.CallToolResult, error) {
	return nil, nil
}

func VoocelTyped(context.Context, *voocel.CallToolRequest, Input) (*protocol.CallToolResult, any, error) {
	return nil, nil, nil
}

func Foxy(context.Context, map[string]any) *foxy.CallToolResult { return nil }

// newFoxy makes a tool and is none.
func newFoxy() any { return fxctx.NewTool(nil, Foxy) }

func FoxyResource(context.Context, string) (*foxy.ReadResourceResult, error) { return nil, nil }

func Cortex(context.Context, cortex.ToolCallRequest) (any, error) { return nil, nil }

// Riza is a server that implements one tool.
type Riza struct{ riza.UnimplementedServer }

func (*Riza) CallTool(context.Context, *riza.Request[riza.CallToolRequest]) (*riza.Response[riza.CallToolResponse], error) {
	return nil, nil
}

func (*Riza) ListTools(context.Context, *riza.Request[riza.ListToolsRequest]) (*riza.Response[riza.ListToolsResponse], error) {
	return nil, nil
}

// Mega is a server of tools.
type Mega struct{}

func (Mega) ListTools(context.Context, mega.ListToolsParams, mega.ProgressReporter, mega.RequestClientFunc) (mega.ListToolsResult, error) {
	return mega.ListToolsResult{}, nil
}

func (Mega) CallTool(context.Context, mega.CallToolParams, mega.ProgressReporter, mega.RequestClientFunc) (mega.CallToolResult, error) {
	return mega.CallToolResult{}, mega.JSONRPCError{}
}

// Use calls the functions that the tables name.
func Use(ctx context.Context, r rivet.Server, v *viant.Registry, t *thinkserver.Server, s *voocel.Server, c *cortex.MCPServer) {
	m := metoro.NewServer(nil)
	_ = m.RegisterTool("a", "b", MetoroTool)
	r.Tool("a", "b", Rivet).Tool("c", "d", RivetNoContext)
	_ = viant.RegisterTool[Input, string](v, "a", "b", ViantTyped)
	t.RegisterTool(nil, Think)
	voocel.AddTool(s, nil, VoocelTyped)
	s.AddTool(nil, Voocel)
	_ = c.AddTool(ctx, nil, Cortex)
	_ = app.NewBuilder().WithTool(newFoxy)
	_ = riza.NewServer(nil, &Riza{})
	_ = mega.NewServer(mega.Info{}, nil, mega.WithToolServer(Mega{}))
	_ = mega.NewStdIO(os.Stdin, os.Stdout)
}
