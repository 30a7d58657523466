// Package typed returns pointers as errors, which are not nil when the pointer is.
package typed

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// A refusal is an error.
type refusal struct{ field string }

func (r *refusal) Error() string { return r.field + " is wrong" }

func check(id string) *refusal {
	if id == "" {
		return &refusal{"id"}
	}
	return nil
}

type tools struct{ client *library.Client }

// handlerReturnsPointer fails each call, as mcp-go sees it.
func (t *tools) handlerReturnsPointer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	wrong := check(req.GetString("id", ""))
	return mcp.NewToolResultText("checked"), wrong // want "nilerror/typed: *typed.refusal"
}

type input struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

type output struct {
	Valid bool `json:"valid"`
}

// typedReturnsPointer does so in a typed handler.
func (t *tools) typedReturnsPointer(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var wrong *refusal
	if in.Title == "" {
		wrong = &refusal{"title"}
	}
	return nil, output{wrong == nil}, wrong // want "nilerror/typed: *typed.refusal"
}

// closureReturnsPointer is a check that a function makes.
func closureReturnsPointer(max int) func(string) error {
	return func(text string) error {
		var wrong *refusal
		if len(text) > max {
			wrong = &refusal{text}
		}
		return wrong // want "nilerror/typed: *typed.refusal"
	}
}

// loopReturnsPointer looks for the first one.
func loopReturnsPointer(ids []string) error {
	var wrong *refusal
	for _, id := range ids {
		if id == "" {
			wrong = &refusal{"id"}
			break
		}
	}
	return wrong // want "nilerror/typed: *typed.refusal"
}

// switchReturnsPointer has a case for each field.
func switchReturnsPointer(in input) error {
	var wrong *refusal
	switch {
	case in.ID == "":
		wrong = &refusal{"id"}
	case in.Title == "":
		wrong = &refusal{"title"}
	}
	return wrong // want "nilerror/typed: *typed.refusal"
}

// methodReturnsPointer calls a method of its own type.
func methodReturnsPointer(in input) error {
	return in.check() // want "nilerror/typed: *typed.refusal"
}

func (in input) check() *refusal {
	if in.ID == "" {
		return &refusal{"id"}
	}
	return nil
}

// besideList returns what is left, too.
func besideList(list []input) ([]input, error) {
	return list[1:], list[0].check() // want "nilerror/typed: *typed.refusal"
}

// throughTwoReturnsPointer calls a function that calls another one.
func throughTwoReturnsPointer(in input) error {
	return first(in) // want "nilerror/typed: *typed.refusal"
}

func first(in input) *refusal {
	if r := check(in.ID); r != nil {
		return r
	}
	return check(in.Title)
}

// namedReturnsPointer has a named result that stays nil.
func namedReturnsPointer(in input) error {
	return named(in) // want "nilerror/typed: *typed.refusal"
}

func named(in input) (wrong *refusal) {
	if in.ID == "" {
		wrong = &refusal{"id"}
	}
	return wrong
}

// a validator is put into a list of checks.
type validator func(input) error

// validators are checks, one of which fails always.
func validators() []validator {
	return []validator{
		func(in input) error {
			return check(in.Title) // want "nilerror/typed: *typed.refusal"
		},
		func(in input) error { return nil },
	}
}

// genericReturnsPointer takes any input.
func genericReturnsPointer[T ~string](id T) error {
	var wrong *refusal
	if id == "" {
		wrong = &refusal{"id"}
	}
	return wrong // want "nilerror/typed: *typed.refusal"
}

// besideNumber returns a number, too.
func besideNumber(in input) (int, error) {
	return len(in.ID), check(in.ID) // want "nilerror/typed: *typed.refusal"
}
