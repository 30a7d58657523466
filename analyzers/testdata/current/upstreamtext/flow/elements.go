package flow

import (
	"context"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type part struct{ Kind, Text string }

func texts(list ...string) *result {
	all := ""
	for i := range list {
		all += list[i]
	}
	return &result{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: all}}}
}

// fieldOfElement reads a list of structs.
func fieldOfElement(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		parts := []part{{Kind: "text", Text: "cannot be removed: " + err.Error()}}
		return texts(parts[0].Text), nil, nil // want `an error of os.Remove`
	}
	return nil, nil, nil
}

// overElements goes through a list that grew.
func overElements(ctx context.Context, req *request, in args) (*result, any, error) {
	var parts []part
	if err := os.Remove(in.Name); err != nil {
		parts = append(parts, part{"text", err.Error()})
	}
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.Text)
	}
	return texts(b.String()), nil, nil // want `an error of os.Remove`
}

// otherField reads what is beside the text.
func otherField(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		parts := []part{{Kind: "text", Text: err.Error()}}
		return texts(parts[0].Kind), nil, nil
	}
	return nil, nil, nil
}

// handedOver reads the elements of a parameter.
func handedOver(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return texts("cannot be removed", err.Error()), nil, nil // want `an error of os.Remove`
	}
	return nil, nil, nil
}

type reply struct {
	Parts  []part
	Failed bool
}

func convert(r *reply) *result {
	var contents []mcp.Content
	for _, p := range r.Parts {
		contents = append(contents, &mcp.TextContent{Text: p.Text})
	}
	return &result{Content: contents, IsError: r.Failed}
}

func kindsOf(r reply) *result {
	all := ""
	for _, p := range r.Parts {
		all += p.Kind
	}
	return texts(all)
}

func removal(name string) *reply {
	if err := os.Remove(name); err != nil {
		return &reply{Parts: []part{{Kind: "text", Text: "cannot be removed: " + err.Error()}}, Failed: true}
	}
	return &reply{Parts: []part{{Kind: "text", Text: "removed"}}}
}

// converted turns a result of the program's own into one of the library.
func converted(ctx context.Context, req *request, in args) (*result, any, error) {
	return convert(removal(in.Name)), nil, nil // want `an error of os.Remove through flow.removal`
}

// convertedHere makes that result itself.
func convertedHere(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return convert(&reply{Parts: []part{{Text: err.Error()}}, Failed: true}), nil, nil // want `an error of os.Remove`
	}
	return nil, nil, nil
}

// otherFieldConverted shows what is beside the text.
func otherFieldConverted(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return kindsOf(reply{Parts: []part{{Kind: "text", Text: err.Error()}}}), nil, nil
	}
	return nil, nil, nil
}
