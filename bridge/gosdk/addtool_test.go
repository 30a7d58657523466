package gosdk_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var quiet = bridge.Logger(nil)

func bare() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "test", Version: "1"}, nil) }

// inMemory connects a client to a server.
func inMemory(t *testing.T, s *mcp.Server) *mcp.ClientSession {
	t.Helper()
	here, there := mcp.NewInMemoryTransports()
	_, err := s.Connect(t.Context(), there, nil)
	require.NoError(t, err)
	return connect(t, here)
}

// returns makes a handler that returns what it is given.
func returns[Out any](out Out, err error) func(context.Context, *mcp.CallToolRequest, any) (Out, error) {
	return func(context.Context, *mcp.CallToolRequest, any) (Out, error) { return out, err }
}

func TestAddToolRefuses(t *testing.T) {
	tool := &mcp.Tool{Name: "t"}
	for name, add := range map[string]func(){
		"no server":  func() { gosdk.AddTool((*mcp.Server)(nil), tool, nil, returns("", nil)) },
		"no tool":    func() { gosdk.AddTool(bare(), nil, nil, returns("", nil)) },
		"no handler": func() { gosdk.AddTool[any, string](bare(), tool, nil, nil) },
		"a broken contract": func() {
			gosdk.AddTool(bare(), tool, contract.Contract{{Reason: "x"}}, returns("", nil))
		},
		"an input that is no object": func() {
			gosdk.AddTool(bare(), tool, nil, func(context.Context, *mcp.CallToolRequest, int) (string, error) { return "", nil })
		},
		"an input without a schema": func() {
			gosdk.AddTool(bare(), tool, nil, func(context.Context, *mcp.CallToolRequest, chan int) (string, error) { return "", nil })
		},
		"an output without a schema": func() { gosdk.AddTool(bare(), tool, nil, returns(make(chan int), nil)) },
		"a broken schema": func() {
			gosdk.AddTool(bare(), &mcp.Tool{Name: "t", InputSchema: map[string]any{"type": 7}}, nil, returns("", nil))
		},
		"an output with a field named error, under the envelope": func() {
			gosdk.AddTool(bare(), tool, nil, returns(struct {
				Error string `json:"error"`
			}{}, nil), enveloped...)
		},
		"a broken contract of middleware": func() { gosdk.Middleware(bridge.Contracts(contract.Registry{"t": {{}}})) },
	} {
		t.Run(name, func(t *testing.T) { assert.Panics(t, add) })
	}
	assert.Nil(t, tool.InputSchema, "the tool itself is left as it was")
}

func TestNothingDeclared(t *testing.T) {
	s := bare()
	gosdk.AddTool(s, &mcp.Tool{Name: "t"}, nil, returns("", taxonomy.NotFound("Gone.", taxonomy.Reason("note_missing"))), quiet)
	result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
	var e *taxonomy.Error
	require.ErrorAs(t, gosdk.Failure(result, err), &e)
	assert.Equal(t, "note_missing", e.Reason)
	assert.Empty(t, e.Recovery)
}

func TestAddedTwice(t *testing.T) {
	s := bare()
	gosdk.AddTool(s, &mcp.Tool{Name: "t"}, nil, returns("first", nil), quiet)
	gosdk.AddTool(s, &mcp.Tool{Name: "t"}, nil, returns("second", nil), quiet)
	result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
	require.NoError(t, err)
	assert.Equal(t, "second", text(result))
}

func text(r *mcp.CallToolResult) string { return r.Content[0].(*mcp.TextContent).Text }

// add adds a tool of any output type.
func add[Out any](t *mcp.Tool, out Out, err error, opts ...bridge.Option) func(*mcp.Server) {
	return func(s *mcp.Server) { gosdk.AddTool(s, t, nil, returns(out, err), append(opts, quiet)...) }
}

func TestOutputs(t *testing.T) {
	named := func() *mcp.Tool { return &mcp.Tool{Name: "t"} }
	withSchema := &mcp.Tool{Name: "t", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"total"}}}
	own := &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "own"}}}
	tests := []struct {
		name       string
		add        func(*mcp.Server)
		text       string
		structured any
		schema     bool
	}{
		{"a string", add(named(), "plain", nil), "plain", nil, false},
		{"a struct", add(named(), sum{7}, nil), `{"total":7}`, map[string]any{"total": 7.0}, true},
		{"a pointer", add(named(), &sum{7}, nil), `{"total":7}`, map[string]any{"total": 7.0}, true},
		{"a nil pointer", add(named(), (*sum)(nil), nil), `{"total":0}`, map[string]any{"total": 0.0}, true},
		{"a nil map", add(named(), map[string]int(nil), nil), `{}`, map[string]any{}, true},
		{"any, an object", add[any](named(), sum{7}, nil), `{"total":7}`, map[string]any{"total": 7.0}, false},
		{"any, a list", add[any](named(), []int{1, 2}, nil), `[1,2]`, nil, false},
		{"any with a schema", add[any](withSchema, sum{7}, nil), `{"total":7}`, map[string]any{"total": 7.0}, true},
		{"a result", add(named(), own, nil), "own", nil, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := bare()
			tt.add(s)
			session := inMemory(t, s)
			result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			require.NoError(t, gosdk.Failure(result, err))
			assert.Equal(t, tt.text, text(result))
			assert.Equal(t, tt.structured, result.StructuredContent)
			tools, err := session.ListTools(t.Context(), nil)
			require.NoError(t, err)
			assert.Equal(t, tt.schema, tools.Tools[0].OutputSchema != nil)
		})
	}
	t.Run("nothing at all", func(t *testing.T) {
		s := bare()
		add[any](named(), nil, nil)(s)
		result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
		require.NoError(t, gosdk.Failure(result, err))
		assert.Empty(t, result.Content)
	})
}

// What is no object is an output where the SDK takes it for one.
func TestListsAsOutput(t *testing.T) {
	refuses := func(add func()) (refused bool) {
		defer func() { refused = recover() != nil }()
		add()
		return false
	}
	s := bare()
	refused := refuses(func() { gosdk.AddTool(s, &mcp.Tool{Name: "t"}, nil, returns([]int{1, 2}, nil), quiet) })
	assert.Equal(t, refuses(func() {
		mcp.AddTool(bare(), &mcp.Tool{Name: "t"}, func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, []int, error) {
			return nil, nil, nil
		})
	}), refused)
	if refused {
		return // there is nothing to call
	}
	result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
	require.NoError(t, gosdk.Failure(result, err))
	assert.JSONEq(t, `[1,2]`, asJSON(t, result.StructuredContent))
}

func TestOutputsThatFail(t *testing.T) {
	strict := &mcp.Tool{Name: "t", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"name"}}}
	for name, tt := range map[string]struct {
		add  func(*mcp.Server)
		want taxonomy.Error
	}{
		"not what the schema says": {add(strict, sum{4711}, nil), taxonomy.Error{Code: taxonomy.CodeInternalError, Kind: class.KindToolRuntimeBadOutputValue}},
		"no JSON":                  {add[any](&mcp.Tool{Name: "t"}, math.NaN(), nil), taxonomy.Error{Code: taxonomy.CodeSerializationError}},
		"a method that panics":     {add(&mcp.Tool{Name: "t"}, explosive{}, nil), taxonomy.Error{Code: taxonomy.CodeInternalError}},
		"no result": {
			add(&mcp.Tool{Name: "t"}, (*mcp.CallToolResult)(nil), nil), taxonomy.Error{Code: taxonomy.CodeInternalError},
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			tt.add(s)
			result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			var e *taxonomy.Error
			require.ErrorAs(t, gosdk.Failure(result, err), &e)
			assert.Equal(t, tt.want.Code, e.Code)
			assert.Equal(t, tt.want.Kind, e.Kind)
			assert.NotContains(t, asJSON(t, result), "4711")
		})
	}
}

type explosive struct{}

func (explosive) MarshalJSON() ([]byte, error) { panic("boom") }

func (*explosive) UnmarshalJSON(text []byte) error {
	if string(text) == `{}` {
		panic("boom")
	}
	return errors.New("refused " + string(text))
}

func TestInputs(t *testing.T) {
	type filter struct {
		Name  string `json:"name"`
		Limit int64  `json:"limit,omitempty"`
	}
	type in struct {
		Filter filter   `json:"filter"`
		Tags   []string `json:"tags,omitempty"`
	}
	var got in
	s := bare()
	gosdk.AddTool(s, &mcp.Tool{Name: "t"}, nil, func(_ context.Context, _ *mcp.CallToolRequest, given in) (string, error) {
		got = given
		return "", nil
	}, quiet)
	gosdk.AddTool(s, &mcp.Tool{Name: "explosive", InputSchema: map[string]any{"type": "object"}}, nil,
		func(context.Context, *mcp.CallToolRequest, explosive) (string, error) { return "", nil }, quiet)
	session := inMemory(t, s)
	call := func(tool, arguments string) error {
		return gosdk.Failure(session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: json.RawMessage(arguments)}))
	}
	require.NoError(t, call("t", `{"filter":{"name":"x","limit":9007199254740993},"tags":["a"]}`))
	assert.Equal(t, in{filter{"x", 9007199254740993}, []string{"a"}}, got, "no digit of a number is lost")

	for arguments, problem := range map[string]string{
		`{"filter":{"name":4711}}`:                  `filter.name: must be of type "string"`,
		`{"filter":{}}`:                             "filter.name: is required",
		`{"filter":{"name":"x"},"tags":[4711]}`:     `tags: must be of type "string"`,
		`{"filter":{"name":"x","NAME":"y"}}`:        "filter.NAME: is not an argument of this tool",
		`{"filter":{"name":"x","limit":4711.5}}`:    `filter.limit: must be of type "integer"`,
		`{"filter":{"name":"validating /a: b: c"}}`: "",
	} {
		err := call("t", arguments)
		if problem == "" {
			require.NoError(t, err, arguments)
			continue
		}
		require.ErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeInvalidParams, Reason: taxonomy.ReasonInvalidArguments}, arguments)
		assert.Equal(t, "Invalid arguments:\n"+problem, err.Error())
	}
	require.ErrorIs(t, call("explosive", `{}`), &taxonomy.Error{Code: taxonomy.CodeInternalError})
	require.ErrorIs(t, call("explosive", `{"a":1}`), &taxonomy.Error{Code: taxonomy.CodeInvalidParams})
}

// A name of another case is not the name that the schema knows.
func TestNamesOfArgumentsAreExact(t *testing.T) {
	got := args{"untouched"}
	s := bare()
	gosdk.AddTool(s, &mcp.Tool{Name: "t", InputSchema: &jsonschema.Schema{Type: "object"}}, nil,
		func(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
			got = in
			return "", nil
		}, quiet)
	require.NoError(t, gosdk.Failure(inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t", Arguments: map[string]any{"HOW": "x"}})))
	assert.Equal(t, args{}, got)
}

// What the schema asks for is told, what was given is not.
func TestWhatASchemaAsksFor(t *testing.T) {
	number := func(n float64) *float64 { return &n }
	count := func(n int) *int { return &n }
	tests := []struct {
		schema  *jsonschema.Schema
		given   any
		problem string
	}{
		{&jsonschema.Schema{Type: "integer", Minimum: number(5)}, 4, "minimum is 5"},
		{&jsonschema.Schema{Type: "number", ExclusiveMaximum: number(2.5)}, 4711, "exclusiveMaximum is 2.5"},
		{&jsonschema.Schema{Type: "string", MinLength: count(9)}, "hunter2", "minLength is 9"},
		{&jsonschema.Schema{Type: "array", MaxItems: count(1)}, []string{"hunter2", "x"}, "maxItems is 1"},
		{&jsonschema.Schema{Type: "string", Pattern: "^[a-c]+$"}, `hunter2 regular expression "x"`, `must match the regular expression "^[a-c]+$"`},
		{&jsonschema.Schema{Enum: []any{"a", "b"}}, "hunter2 any of: x", "must be one of [a b]"},
		{&jsonschema.Schema{Types: []string{"string", "null"}}, 4711, `must be of type "string, null"`},
		{&jsonschema.Schema{Not: &jsonschema.Schema{Type: "string"}}, "hunter2", `does not fit the keyword "not" of the schema`},
		{&jsonschema.Schema{Const: ptr[any]("a")}, "hunter2", `does not fit the keyword "const" of the schema`},
	}
	for i, tt := range tests {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			s := bare()
			schema := &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"a/b": tt.schema}}
			gosdk.AddTool(s, &mcp.Tool{Name: "t", InputSchema: schema}, nil, returns("", nil), quiet)
			result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t", Arguments: map[string]any{"a/b": tt.given}})
			require.EqualError(t, gosdk.Failure(result, err), "Invalid arguments:\na/b: "+tt.problem)
			assert.NotContains(t, asJSON(t, result), "hunter2")
			assert.NotContains(t, asJSON(t, result), "4711")
		})
	}
}

func ptr[T any](v T) *T { return &v }

func TestDefaultsAreFilledIn(t *testing.T) {
	var got args
	s := bare()
	schema := &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"how": {Type: "string", Default: json.RawMessage(`"usual"`)}}}
	gosdk.AddTool(s, &mcp.Tool{Name: "t", InputSchema: schema}, nil, func(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
		got = in
		return "", nil
	}, quiet)
	require.NoError(t, gosdk.Failure(inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})))
	assert.Equal(t, args{"usual"}, got)
}

var enveloped = []bridge.Option{bridge.Strategy(render.StructuredPresent), bridge.Rendering(compat.EnvelopeForm())}

// The forms arrive as they were chosen, and are read back.
func TestForms(t *testing.T) {
	sent := noteMissing.Fail("", taxonomy.Data("name", "x"))
	tests := []struct {
		name string
		opts []bridge.Option
		read []taxonomy.ReadOption
		want taxonomy.Result
	}{
		{"default", nil, nil, render.Result(sent, render.StructuredAbsent)},
		{"structured", []bridge.Option{bridge.Strategy(render.StructuredPresent)}, nil, render.Result(sent, render.StructuredPresent)},
		{"envelope", enveloped, nil, render.Result(sent, render.StructuredPresent, compat.EnvelopeForm())},
		{"arcade", []bridge.Option{bridge.Rendering(compat.ArcadeForm())}, nil, render.Result(sent, 0, compat.ArcadeForm())},
		{"prefix line", []bridge.Option{bridge.Text(compat.PrefixText)}, nil, render.Result(sent, 0, render.TextAs(compat.PrefixText))},
		{"key", []bridge.Option{bridge.MetaKey("com.example/e")}, []taxonomy.ReadOption{taxonomy.MetaKey("com.example/e")}, render.Result(sent, 0, render.MetaKey("com.example/e"))},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := bare()
			gosdk.AddTool(s, &mcp.Tool{Name: "t"}, failures, returns(sum{}, error(sent)), append(tt.opts, quiet)...)
			session := inMemory(t, s)
			result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			require.NoError(t, err)
			assert.Equal(t, tt.want.Text, text(result))
			assert.JSONEq(t, asJSON(t, tt.want.Structured), asJSON(t, result.StructuredContent))
			for key, block := range tt.want.Meta {
				assert.JSONEq(t, asJSON(t, block), asJSON(t, result.Meta[key]))
			}
			require.ErrorIs(t, gosdk.Failure(result, err, tt.read...), &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "note_missing"})
			if tt.name == "envelope" {
				fitsSchema(t, session, result)
			}
		})
	}
}

// fitsSchema checks structured content as a strict client does.
func fitsSchema(t *testing.T, session *mcp.ClientSession, result *mcp.CallToolResult) {
	t.Helper()
	tools, err := session.ListTools(t.Context(), nil)
	require.NoError(t, err)
	var schema jsonschema.Schema
	require.NoError(t, json.Unmarshal([]byte(asJSON(t, tools.Tools[0].OutputSchema)), &schema))
	resolved, err := schema.Resolve(nil)
	require.NoError(t, err)
	require.NoError(t, resolved.Validate(result.StructuredContent))
	require.Error(t, resolved.Validate(map[string]any{}))
}

// Results that say what went wrong in the words of the handler keep them.
func TestMiddlewareKeepsWhatWasWrittenForTheAgent(t *testing.T) {
	s := bare()
	object := &jsonschema.Schema{Type: "object"}
	s.AddTool(&mcp.Tool{Name: "friendly", InputSchema: object}, func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		r := &mcp.CallToolResult{}
		r.SetError(taxonomy.NotFound("Gone."))
		r.Content = []mcp.Content{&mcp.TextContent{Text: "Dear agent, it is gone."}}
		return r, nil
	})
	s.AddTool(&mcp.Tool{Name: "own", InputSchema: object}, func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "own words"}}, IsError: true}, nil
	})
	s.AddReceivingMiddleware(gosdk.Middleware(quiet))
	session := inMemory(t, s)
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "friendly"})
	require.ErrorIs(t, gosdk.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeNotFound})
	assert.Equal(t, "Dear agent, it is gone.", text(result))
	result, err = session.CallTool(t.Context(), &mcp.CallToolParams{Name: "own"})
	require.NoError(t, err)
	assert.True(t, result.IsError)
	assert.Equal(t, "own words", text(result))
}

// What the handler of an added tool says on the wire goes there as it is, and is
// logged once, with the middleware and without.
func TestAChosenProtocolErrorOfAnAddedTool(t *testing.T) {
	visit := &jsonrpc.Error{Code: -32042, Message: "Visit the page.", Data: json.RawMessage(`{"elicitations":[]}`)}
	for name, middleware := range map[string]bool{"alone": false, "behind the middleware": true} {
		t.Run(name, func(t *testing.T) {
			s, log := bare(), &buffer{}
			logger := bridge.Logger(slog.New(slog.NewTextHandler(log, nil)))
			gosdk.AddTool(s, &mcp.Tool{Name: "t"}, failures, returns("", error(visit)), logger)
			if middleware {
				s.AddReceivingMiddleware(gosdk.Middleware(logger))
			}
			_, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			var wire *jsonrpc.Error
			require.ErrorAs(t, err, &wire)
			assert.Equal(t, visit.Code, wire.Code)
			assert.Equal(t, visit.Message, wire.Message)
			assert.JSONEq(t, string(visit.Data), string(wire.Data))
			assert.Equal(t, 1, strings.Count(log.take(t), "tool=t"))
		})
	}
}

// Errors about requests that the SDK answers alone keep the code that they have;
// others get a legal one.
func TestRequestsThatTheSDKAnswersAlone(t *testing.T) {
	for name, tt := range map[string]struct {
		err  error
		code int64
		text string
	}{
		"plain":       {errors.New(secret), jsonrpc.CodeInternalError, "unexpectedly"},
		"with a code": {fmt.Errorf("list: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no such cursor"}), jsonrpc.CodeInvalidParams, "no such cursor"},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
				return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
					if method == "tools/list" {
						return nil, tt.err
					}
					return next(ctx, method, req)
				}
			})
			s.AddReceivingMiddleware(gosdk.Middleware(quiet))
			_, err := inMemory(t, s).ListTools(t.Context(), nil)
			var wire *jsonrpc.Error
			require.ErrorAs(t, err, &wire)
			assert.Equal(t, tt.code, wire.Code)
			assert.Contains(t, wire.Message, tt.text)
			assert.NotContains(t, wire.Message, "hunter2")
		})
	}
}

func TestFailureOfNothing(t *testing.T) {
	require.NoError(t, gosdk.Failure(nil, nil))
	require.NoError(t, gosdk.ProtocolFailure(nil))
	require.ErrorIs(t, gosdk.Failure(nil, context.DeadlineExceeded), &taxonomy.Error{Code: taxonomy.CodeTimeout})
}
