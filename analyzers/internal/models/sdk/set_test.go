package sdk_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// program is a package with what it sees.
type program struct {
	t   *testing.T
	set *sdk.Set
	use func(name string) types.Object
	typ func(name string) types.Type
}

func open(t *testing.T, module, name string) program {
	t.Helper()
	pkg := load(t, module, name)
	return program{t, sdk.Of(pkg.Types),
		func(name string) types.Object { return used(t, pkg, name) },
		func(name string) types.Type { return object(t, pkg, "", name).Type() },
	}
}

func (p program) function(name string) *types.Func {
	p.t.Helper()
	f, ok := p.use(name).(*types.Func)
	require.True(p.t, ok, name)
	return f
}

func (p program) field(name string) *types.Var {
	p.t.Helper()
	v, ok := p.use(name).(*types.Var)
	require.True(p.t, ok, name)
	return v
}

// expect checks what a method of Set returns.
func expect[R any](t *testing.T, name string, want R) func(*sdk.SDK, R, bool) {
	return func(s *sdk.SDK, got R, ok bool) {
		t.Helper()
		require.True(t, ok)
		assert.Equal(t, name, s.Name)
		assert.Equal(t, want, got)
	}
}

// refuse checks that a method of Set knows nothing.
func refuse[R any](t *testing.T) func(*sdk.SDK, R, bool) {
	return func(s *sdk.SDK, got R, ok bool) {
		t.Helper()
		var zero R
		assert.False(t, ok)
		assert.Nil(t, s)
		assert.Equal(t, zero, got)
	}
}

func TestGoSDKObjects(t *testing.T) {
	p := open(t, newest, "gosdk")
	expect(t, "go-sdk", sdk.Builder{Func: "mcp.(*CallToolResult).SetError", Error: []int{0}, Flag: sdk.Raised,
		OnReceiver: true, KeepsContent: true, Versions: sdk.Versions{Since: "mcp.CodeHeaderMismatch"}})(
		p.set.Builder(p.function("SetError")))
	expect(t, "go-sdk", sdk.Field{Name: "mcp.ServerOptions.CompletionHandler", Kind: sdk.Completion})(
		p.set.Field(p.field("CompletionHandler")))
	expect(t, "go-sdk", sdk.Transport{Name: "mcp.StdioTransport", Writer: sdk.None})(
		p.set.Transport(p.use("StdioTransport")))
	expect(t, "go-sdk", sdk.ClientCall{Func: "mcp.(*ClientSession).CallTool"})(
		p.set.ClientCall(p.function("CallTool")))
	_, installer, ok := p.set.Installer(p.function("AddReceivingMiddleware"))
	require.True(t, ok)
	assert.True(t, installer.Variadic)
	assert.Contains(t, installer.Kinds, sdk.TypedTool)
	_, value, ok := p.set.ErrorValue(p.use("ResourceNotFoundError"))
	require.True(t, ok)
	assert.Equal(t, -32602, value.Code)
	server, ok := p.set.Server(p.function("NewServer"))
	assert.True(t, ok)
	assert.Equal(t, "go-sdk", server.Name)
	_, ok = p.set.ServerOnly(p.function("GetError"))
	assert.True(t, ok)
	_, ok = p.set.ClientLog(p.function("GetError"))
	assert.False(t, ok)
	refuse[sdk.Registrar](t)(p.set.Registrar(p.function("RemoveTools")))
	refuse[sdk.Builder](t)(p.set.Builder(p.function("GetError")))
	refuse[sdk.Transport](t)(p.set.Transport(p.use("ServerOptions")))
}

// The function and the method AddTool have one name and opposite semantics.
func TestGoSDKAddTool(t *testing.T) {
	pkg := load(t, newest, "gosdk")
	set := sdk.Of(pkg.Types)
	kinds := make(map[sdk.Kind]int)
	for id, obj := range pkg.TypesInfo.Uses {
		f, ok := obj.(*types.Func)
		if !ok || id.Name != "AddTool" {
			continue
		}
		s, r, ok := set.Registrar(f)
		require.True(t, ok)
		assert.Equal(t, "go-sdk", s.Name)
		kinds[r.Kind]++
		if r.Kind == sdk.TypedTool {
			assert.Equal(t, sdk.Registrar{Func: "mcp.AddTool", Kind: sdk.TypedTool, Arg: 2, NameArg: 1}, r)
		}
	}
	assert.Equal(t, map[sdk.Kind]int{sdk.TypedTool: 2, sdk.Tool: 1}, kinds)
}

func TestGoSDKTypes(t *testing.T) {
	p := open(t, newest, "gosdk")
	want := sdk.Result{Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content",
		Structured: "StructuredContent", Meta: "Meta"}
	expect(t, "go-sdk", want)(p.set.Result(p.typ("Result")))
	expect(t, "go-sdk", want)(p.set.Result(types.NewPointer(p.typ("Result"))))
	expect(t, "go-sdk", sdk.Text{Type: "mcp.TextContent", Field: "Text"})(p.set.Text(p.use("TextContent").Type()))
	_, errorType, ok := p.set.ErrorType(types.NewPointer(p.use("Error").Type()))
	require.True(t, ok)
	assert.Equal(t, sdk.Unwrapped, errorType.HonouredBy(sdk.TypedTool))
	assert.Equal(t, sdk.InChain, errorType.HonouredBy(sdk.Tool))
	refuse[sdk.Result](t)(p.set.Result(p.typ("OwnResult")))
	refuse[sdk.Result](t)(p.set.Result(p.typ("Number")))
	refuse[sdk.ErrorType](t)(p.set.ErrorType(p.typ("Error")))
	assert.Equal(t, sdk.ErrorFlag, p.set.ResultField(p.field("IsError")))
	assert.Equal(t, sdk.NoRole, p.set.ResultField(p.field("Message")))
	expect(t, "go-sdk", sdk.Arguments{Name: "mcp.CallToolParams.Arguments"})(p.set.Arguments(p.field("Arguments")))
}

func TestMcpGoObjects(t *testing.T) {
	p := open(t, newest, "mcpgo")
	expect(t, "mcp-go", sdk.Registrar{Func: "server.(*MCPServer).AddTool", Kind: sdk.Tool, Arg: 1, NameArg: 0})(
		p.set.Registrar(p.function("AddTool")))
	expect(t, "mcp-go", sdk.Registrar{Func: "server.(*MCPServer).AddTools", Kind: sdk.Tool, Form: sdk.Bundle,
		Variadic: true, NameArg: sdk.None})(p.set.Registrar(p.function("AddTools")))
	expect(t, "mcp-go", sdk.Wrapper{Func: "mcp.NewStructuredToolHandler", From: sdk.StructuredTool, To: sdk.Tool})(p.set.Wrapper(p.function("NewStructuredToolHandler")))
	expect(t, "mcp-go", sdk.Wrapper{Func: "mcp.NewTypedToolHandler", From: sdk.TypedTool, To: sdk.Tool})(
		p.set.Wrapper(p.function("NewTypedToolHandler")))
	expect(t, "mcp-go", sdk.Builder{Func: "mcp.NewToolResultErrorFromErr", Text: []int{0}, Error: []int{1},
		Layout: "%s: %s", Flag: sdk.Raised})(p.set.Builder(p.function("NewToolResultErrorFromErr")))
	expect(t, "mcp-go", sdk.Builder{Func: "mcp.NewToolResultJSON", Structured: []int{0}})(
		p.set.Builder(p.function("NewToolResultJSON")))
	expect(t, "mcp-go", sdk.Access{Func: "mcp.CallToolRequest.RequireString", Fails: true})(
		p.set.ArgumentAccess(p.function("RequireString")))
	expect(t, "mcp-go", sdk.ErrorValue{Name: "mcp.ErrInvalidParams"})(p.set.ErrorValue(p.use("ErrInvalidParams")))
	expect(t, "mcp-go", sdk.ClientCall{Func: "client.MCPClient.CallTool"})(p.set.ClientCall(p.function("CallTool")))
	expect(t, "mcp-go", sdk.Transport{Name: "server.ServeStdio", Writer: sdk.None})(
		p.set.Transport(p.use("ServeStdio")))
	_, ok := p.set.ClientLog(p.function("SendLogMessageToClient"))
	assert.True(t, ok)
	_, ok = p.set.ToClient(p.function("SendLogMessageToClient"))
	assert.True(t, ok)
	_, ok = p.set.ToClient(p.function("CallTool"))
	assert.False(t, ok)
	assert.Equal(t, sdk.Metadata, p.set.ResultField(p.field("Meta")))
	_, recovery, ok := p.set.Installer(p.function("WithRecovery"))
	require.True(t, ok)
	assert.True(t, recovery.Recovers)
	assert.Equal(t, sdk.None, recovery.Arg)
	_, elicitation, ok := p.set.ErrorType(p.typ("Elicitation"))
	require.True(t, ok)
	assert.Equal(t, sdk.InChain, elicitation.HonouredBy(sdk.Prompt))
	assert.Equal(t, sdk.Never, elicitation.HonouredBy(sdk.Completion))
	refuse[sdk.Registrar](t)(p.set.Registrar(p.function("DeleteTools")))
	refuse[sdk.ErrorType](t)(p.set.ErrorType(p.typ("Result")))
}

func TestOtherObjects(t *testing.T) {
	p := open(t, newest, "gozero")
	expect(t, "go-zero", sdk.Registrar{Func: "mcp.AddTool", Kind: sdk.TypedTool, Arg: 2, NameArg: 1,
		Versions: sdk.Versions{Since: "mcp.AddTool"}})(p.set.Registrar(p.function("AddTool")))
	s, _, ok := p.set.Result(p.typ("Result"))
	assert.True(t, ok)
	assert.Equal(t, "go-sdk", s.Name)

	p = open(t, stubs, "small")
	register, ok := p.set.Object(named(t, "mcp-golang"), "mcp.(*Server).RegisterTool").(*types.Func)
	require.True(t, ok)
	expect(t, "mcp-golang", sdk.Registrar{Func: "mcp.(*Server).RegisterTool", Kind: sdk.Tool, Arg: 2, Reflect: true})(
		p.set.Registrar(register))
	expect(t, "gomcp", sdk.Registrar{Func: "server.Server.Tool", Kind: sdk.Tool, Arg: 2, Reflect: true})(
		p.set.Registrar(p.function("Tool")))
	expect(t, "ThinkInAI/go-mcp", sdk.ErrorValue{Name: "pkg.ErrRequestInvalid", Honoured: sdk.InChain, Code: -32600})(
		p.set.ErrorValue(p.use("ErrRequestInvalid")))
	expect(t, "MegaGrindStone/go-mcp", sdk.Transport{Name: "mcp.NewStdIO", Writer: 1})(
		p.set.Transport(p.use("NewStdIO")))
}

// The fields of results have the parts that the tables give them.
func TestRoles(t *testing.T) {
	for _, s := range sdk.All() {
		set := setOf(t, home(s), "all")
		check := func(owner, field string, role sdk.Role) {
			if v, ok := set.Object(s, owner+"."+field).(*types.Var); ok {
				assert.Equal(t, role, set.ResultField(v), "%s: %s.%s", s.Name, owner, field)
			}
		}
		for _, r := range s.Results {
			check(r.Type, r.IsError, sdk.ErrorFlag)
			check(r.Type, r.Content, sdk.ContentList)
			check(r.Type, r.Structured, sdk.StructuredData)
			check(r.Type, r.Meta, sdk.Metadata)
		}
		for _, r := range s.Texts {
			check(r.Type, r.Field, sdk.TextOfContent)
		}
	}
}

// What is called like the SDK's is not the SDK's.
func TestLookalikes(t *testing.T) {
	p := open(t, newest, "lookalike")
	require.False(t, p.set.Empty())
	refuse[sdk.Registrar](t)(p.set.Registrar(p.function("AddTool")))
	refuse[sdk.Builder](t)(p.set.Builder(p.function("NewToolResultError")))
	refuse[sdk.Wrapper](t)(p.set.Wrapper(p.function("NewTypedToolHandler")))
	refuse[sdk.Result](t)(p.set.Result(p.typ("CallToolResult")))
	assert.Equal(t, sdk.NoRole, p.set.ResultField(p.field("IsError")))
	pkg := load(t, newest, "lookalike")
	refuse[sdk.ErrorValue](t)(p.set.ErrorValue(object(t, pkg, "", "ErrInvalidParams")))
}

func TestNothingIsKnownOfNil(t *testing.T) {
	var f *types.Func
	var v *types.Var
	for _, set := range []*sdk.Set{new(sdk.Set), setOf(t, newest, "gosdk")} {
		refuse[sdk.Registrar](t)(set.Registrar(f))
		refuse[sdk.Field](t)(set.Field(v))
		refuse[sdk.Builder](t)(set.Builder(f))
		refuse[sdk.Result](t)(set.Result(nil))
		refuse[sdk.Text](t)(set.Text(nil))
		refuse[sdk.ErrorType](t)(set.ErrorType(nil))
		refuse[sdk.ErrorValue](t)(set.ErrorValue(nil))
		refuse[sdk.Installer](t)(set.Installer(f))
		refuse[sdk.Wrapper](t)(set.Wrapper(f))
		refuse[sdk.Transport](t)(set.Transport(nil))
		refuse[sdk.ClientCall](t)(set.ClientCall(f))
		refuse[sdk.Access](t)(set.ArgumentAccess(f))
		refuse[sdk.Arguments](t)(set.Arguments(v))
		assert.Equal(t, sdk.NoRole, set.ResultField(v))
		assert.Equal(t, sdk.Effect{}, set.Effect(nil, sdk.Tool, sdk.PlainError))
		for _, find := range []func(*types.Func) (*sdk.SDK, bool){set.Server, set.ClientLog, set.ToClient, set.ServerOnly, set.Present} {
			_, ok := find(f)
			assert.False(t, ok)
		}
	}
}

func TestOwns(t *testing.T) {
	for _, s := range sdk.All() {
		for _, path := range s.Packages {
			assert.True(t, sdk.Owns(types.NewPackage(path, "p")), path)
		}
	}
	assert.False(t, sdk.Owns(types.NewPackage("example.test/mcp", "mcp")))
	assert.False(t, sdk.Owns(nil))
}
