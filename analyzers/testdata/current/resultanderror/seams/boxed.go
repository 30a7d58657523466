package seams

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Action string         `json:"action"`
	Params map[string]any `json:"params"`
}

type output struct {
	Name string
	Tags []string
}

type action func(ctx context.Context, params map[string]any) (any, error)

// meta calls what the action is, and sends what that returns.
func meta(s *mcp.Server, routes map[string]action) {
	mcp.AddTool(s, &mcp.Tool{Name: "meta"}, func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
		f, ok := routes[in.Action]
		if !ok {
			return nil, nil, errors.New("unknown action")
		}
		res, err := f(ctx, in.Params)
		if err != nil {
			return nil, nil, err
		}
		return nil, res, nil
	})
}

// publish returns an output in which nothing is set beside its error.
func publish(name string) (output, error) {
	if name == "" {
		return output{}, errors.New("name is required")
	}
	return output{Name: name}, nil
}

// emptied sets nothing but an empty list.
func emptied(name string) (output, error) {
	if name == "" {
		return output{Tags: []string{}}, errors.New("name is required")
	}
	return output{Name: name}, nil
}

// pointed leads to nothing.
func pointed(name string) (*output, error) {
	if name == "" {
		return &output{}, errors.New("name is required")
	}
	return &output{Name: name}, nil
}

// half returns what there is.
func half(name string) (output, error) {
	if name == "" {
		return output{Name: "unnamed"}, errors.New("name is required") // want "resultanderror/result-dropped: seams.half"
	}
	return output{Name: name}, nil
}

// remote asks somebody else.
type remote interface {
	Publish(name string) (output, error)
}

func routes(s *mcp.Server, r remote) {
	meta(s, map[string]action{
		"publish": func(ctx context.Context, params map[string]any) (any, error) {
			return publish(named(params))
		},
		"tested": func(ctx context.Context, params map[string]any) (any, error) {
			out, err := publish(named(params))
			if err != nil {
				return out, err
			}
			return out, nil
		},
		"zero": func(ctx context.Context, params map[string]any) (any, error) {
			return output{}, errors.New("nothing is done")
		},
		"emptied": func(ctx context.Context, params map[string]any) (any, error) {
			return emptied(named(params))
		},
		"pointed": func(ctx context.Context, params map[string]any) (any, error) {
			return pointed(named(params))
		},
		"remote": func(ctx context.Context, params map[string]any) (any, error) {
			out, err := r.Publish(named(params))
			if err != nil {
				return out, err // nobody knows what is in it
			}
			return out, nil
		},
		"half": func(ctx context.Context, params map[string]any) (any, error) {
			return half(named(params))
		},
		"name": func(ctx context.Context, params map[string]any) (any, error) {
			return named(params), errors.New("nothing is done") // want "resultanderror/result-dropped"
		},
	})
}

func named(params map[string]any) string {
	name, _ := params["name"].(string)
	return name
}
