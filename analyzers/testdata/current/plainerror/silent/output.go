package silent

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type output struct {
	Status int    `json:"status"`
	Error  string `json:"error,omitempty"`
}

// withOutput sends its output as the data of the error result.
func withOutput(ctx context.Context, req *request, in args) (*result, output, error) {
	if err := busy(in.Name); err != nil {
		return failed(err), output{Status: 503, Error: "unavailable"}, nil
	}
	return nil, output{Status: 200}, nil
}

// withPointer sends what the pointer leads to.
func withPointer(ctx context.Context, req *request, in args) (*result, *output, error) {
	out := &output{}
	if err := busy(in.Name); err != nil {
		out.Status = 503
		return failed(err), out, nil
	}
	return nil, out, nil
}

// withMap has an output of any type.
func withMap(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := busy(in.Name); err != nil {
		return failed(err), map[string]any{"code": "BUSY"}, nil
	}
	return nil, nil, nil
}

// withMade makes its output elsewhere.
func withMade(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := busy(in.Name); err != nil {
		return failed(err), unavailable(in.Name), nil
	}
	return nil, nil, nil
}

// withBoth returns what a function makes for it.
func withBoth(ctx context.Context, req *request, in args) (*result, output, error) {
	if err := busy(in.Name); err != nil {
		return failure(err, 503)
	}
	return nil, output{Status: 200}, nil
}

// deferring has a variable for every result.
func deferring(ctx context.Context, req *request, in args) (r *result, out output, err error) {
	defer done()
	if err := busy(in.Name); err != nil {
		return failed(err), output{Status: 503}, nil
	}
	return nil, output{Status: 200}, nil
}

func done() {}

func busy(name string) error {
	if name == "" {
		return errBusy
	}
	return nil
}

func failed(err error) *result {
	return &result{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
}

func unavailable(name string) output { return output{Status: 503, Error: name + " is unavailable"} }

func failure(err error, status int) (*result, output, error) {
	return failed(err), output{Status: status}, nil
}
