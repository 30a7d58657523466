package element

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// refused answers with an error for the first one.
func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, _ := req.GetArguments()["to"].([]any)
	if len(list) == 0 {
		return mcp.NewToolResultError("to must be a list"), nil
	}
	var to []string
	for i, v := range list {
		name, ok := v.(string)
		if !ok {
			return mcp.NewToolResultErrorf("element %d is no text", i), nil
		}
		to = append(to, name)
	}
	return mcp.NewToolResultText(fmt.Sprint(to)), nil
}

// collected lists those that are wrong.
func collected(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	var errs []error
	for i, v := range in.Any {
		if name, ok := v.(string); ok {
			out.Names = append(out.Names, name)
		} else {
			errs = append(errs, fmt.Errorf("element %d is no text", i))
		}
	}
	return nil, out, errors.Join(errs...)
}

// counted says how many were left out.
func counted(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, report, error) {
	var out report
	for _, v := range in.Any {
		name, ok := v.(string)
		if !ok {
			out.Skipped = append(out.Skipped, v)
			continue
		}
		out.Names = append(out.Names, name)
	}
	return nil, out, nil
}

type report struct {
	Names   []string `json:"names"`
	Skipped []any    `json:"skipped"`
}

// formatted makes a text of each.
func formatted(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, v := range in.Any {
		if name, ok := v.(string); ok {
			out.Names = append(out.Names, name)
		} else {
			out.Names = append(out.Names, fmt.Sprint(v))
		}
	}
	return nil, out, nil
}

// either takes texts and numbers.
func either(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, v := range in.Any {
		switch v := v.(type) {
		case string:
			out.Names = append(out.Names, v)
		case float64:
			out.Names = append(out.Names, fmt.Sprint(v))
		default:
			return nil, output{}, errors.New("neither a text nor a number")
		}
	}
	return nil, out, nil
}

// ownList runs over what the program has written.
func ownList(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, v := range []any{"a", 1, "b"} {
		if name, ok := v.(string); ok {
			out.Names = append(out.Names, name)
		}
	}
	return nil, out, nil
}

// byLibrary asks the library for a list of texts, which takes no other one.
func byLibrary(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names, err := req.RequireStringSlice("names")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(names)), nil
}

// stopped ends the loop with an error that is answered after it.
func stopped(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	var err error
	for _, v := range in.Any {
		name, ok := v.(string)
		if !ok {
			err = errors.New("not a text")
			break
		}
		out.Names = append(out.Names, name)
	}
	return nil, out, err
}

// looked looks for the one text in a list, and adds nothing.
func looked(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	for _, v := range in.Any {
		if name, ok := v.(string); ok {
			return nil, output{[]string{name}}, nil
		}
	}
	return nil, output{}, errors.New("there is no text in the list")
}

// checkedFirst asks each one before it takes any.
func checkedFirst(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	for _, v := range in.Any {
		if _, ok := v.(string); !ok {
			return nil, output{}, errors.New("not a text")
		}
	}
	out := output{make([]string, len(in.Any))}
	for i, v := range in.Any {
		out.Names[i], _ = v.(string)
	}
	return nil, out, nil
}

// typedList has a list of texts, of which the library has checked each.
func typedList(ctx context.Context, req *sdk.CallToolRequest, in struct{ Names []string }) (*sdk.CallToolResult, output, error) {
	var out output
	for _, name := range in.Names {
		if name != "" {
			out.Names = append(out.Names, name)
		}
	}
	return nil, out, nil
}

// fallen puts something in the place of each that is wrong.
func fallen(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, v := range in.Any {
		name, ok := v.(string)
		if !ok {
			name = "unknown"
		}
		out.Names = append(out.Names, name)
	}
	return nil, out, nil
}

// oneOnly reads the first element and no other one.
func oneOnly(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	if len(in.Any) > 0 {
		if name, ok := in.Any[0].(string); ok {
			out.Names = append(out.Names, name)
		}
	}
	return nil, out, nil
}

// flagged sets a flag in the answer.
func flagged(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, partly, error) {
	out := partly{Complete: true}
	for _, v := range in.Any {
		name, ok := v.(string)
		if !ok {
			out.Complete = false
			continue
		}
		out.Names = append(out.Names, name)
	}
	return nil, out, nil
}

type partly struct {
	Names    []string `json:"names"`
	Complete bool     `json:"complete"`
}

// helped has a function that says what is wrong.
func helped(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	names, err := onlyTexts(in.Any)
	return nil, output{names}, err
}

func onlyTexts(list []any) ([]string, error) {
	var out []string
	for i, v := range list {
		s, ok := v.(string)
		if !ok {
			return nil, fmt.Errorf("element %d is no text", i)
		}
		out = append(out, s)
	}
	return out, nil
}
