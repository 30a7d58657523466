package cli

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// becomes says what the failures of a tool become, in the words and the order of code lenses.
var becomes = []struct {
	as   failures.Form
	text string
}{
	{failures.ErrorResult, "error result"}, {failures.FailedTask, "failed task"}, {failures.ProtocolError, "JSON-RPC error"}, {failures.Told, "told in success"},
	{failures.Hidden, "hidden"}, {failures.Null, "null"}, {failures.NoAnswer, "no answer"}, {failures.Crash, "crash"}, {failures.UnknownForm, "unknown"},
}

// Serves finds the tools, prompts and resources, and what they answer when something fails.
func (e *edited) Serves(ctx context.Context, overlay map[string][]byte) (*lsp.Served, error) {
	var served *lsp.Served
	err := e.inTurn(ctx, overlay, func(l *linting) error {
		tools, err := toolsOfModule(ctx, l)
		if err != nil {
			return err
		}
		served = e.served(tools, l.result.Read)
		return nil
	})
	return served, err
}

// served returns tools as the server shows them.
func (e *edited) served(tools []failures.Tool, read func(string) ([]byte, error)) *lsp.Served {
	s := &lsp.Served{Texts: make(map[string]*buffer.Text)}
	for i, t := range tools {
		file := filepath.FromSlash(t.At.File)
		s.Handlers = append(s.Handlers, lsp.Handler{Name: calledTool(t), File: file, Line: t.At.Line, Become: becomeOf(t), Index: i})
		if content, err := read(file); err == nil && s.Texts[file] == nil {
			s.Texts[file] = buffer.New(content)
		}
	}
	for i := range tools {
		tools[i].Shorten(e.short)
	}
	page := func(format string) func([]lsp.Handler) string {
		return func(of []lsp.Handler) string {
			var chosen []failures.Tool
			for _, h := range of {
				chosen = append(chosen, tools[h.Index])
			}
			return e.page(format, chosen)
		}
	}
	s.Page, s.Text = page("md"), page("text")
	return s
}

// calledTool returns the name of a tool, or that of the function in parentheses.
func calledTool(t failures.Tool) string {
	if t.Name == "" {
		return "(" + t.Function + ")"
	}
	return t.Name
}

// becomeOf counts what the failures of a tool become.
func becomeOf(t failures.Tool) []lsp.Count {
	var list []lsp.Count
	for _, b := range becomes {
		n := 0
		for _, f := range t.Failures {
			if f.Arrives.As == b.as && f.Declared != failures.NeverProduced {
				n++
			}
		}
		if n > 0 {
			list = append(list, lsp.Count{N: n, To: b.text})
		}
	}
	return list
}

// short returns the path of a file from the root, if it is there.
func (e *edited) short(file string) string {
	if rel, err := filepath.Rel(e.root, file); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return file
}

// page writes tools in a format of catalogues, with links that editors follow.
func (e *edited) page(format string, tools []failures.Tool) string {
	var b strings.Builder
	writer, err := catalogue.New(format, catalogue.Options{})
	if err != nil {
		return ""
	}
	source := string(protocol.URIOf(e.root)) + "/{file}#L{line}"
	_ = writer.Write(&b, catalogue.Catalogue{Tools: tools, Dir: e.root, Root: e.root, Source: source, Version: readVersion().Version}) // memory takes all
	return b.String()
}
