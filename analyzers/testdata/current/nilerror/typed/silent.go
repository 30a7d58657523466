package typed

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// handlerAsksPointer asks before it returns.
func (t *tools) handlerAsksPointer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if wrong := check(req.GetString("id", "")); wrong != nil {
		return nil, wrong
	}
	return mcp.NewToolResultText("checked"), nil
}

// typedHasError has a variable of the type error.
func (t *tools) typedHasError(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var err error
	if in.Title == "" {
		err = &refusal{"title"}
	}
	return nil, output{err == nil}, err
}

// asPointer returns the pointer as what it is.
func asPointer(in input) *refusal { return check(in.ID) }

// alwaysSet is nil on no way.
func alwaysSet(in input) error {
	wrong := &refusal{"id"}
	if in.ID != "" {
		wrong.field = "title"
	}
	return wrong
}

// eitherSet is set on both ways.
func eitherSet(in input) error {
	var wrong *refusal
	if in.ID == "" {
		wrong = &refusal{"id"}
	} else {
		wrong = &refusal{"title"}
	}
	return wrong
}

// foundByAs is set where errors.As has found it.
func foundByAs(err error) error {
	var wrong *refusal
	if errors.As(err, &wrong) {
		return wrong
	}
	return err
}

// askedOutside asks the pointer that the library gives.
func askedOutside(b *library.Book) error {
	wrong := b.Check()
	if wrong == nil {
		return nil
	}
	return wrong
}

// wrapped puts it into an error of its own, where it is set.
func wrapped(in input) error {
	if wrong := check(in.ID); wrong != nil {
		return fmt.Errorf("check: %w", wrong)
	}
	return nil
}

// forSomething gives nil only where it is given nil, which nobody does here.
func forSomething(err error) error {
	if err != nil {
		return convert(err)
	}
	return nil
}

func convert(err error) *refusal {
	if err == nil {
		return nil
	}
	return &refusal{err.Error()}
}

// valueType is no pointer.
func valueType(in input) error {
	if in.ID == "" {
		return missing("id")
	}
	return nil
}

type missing string

func (m missing) Error() string { return string(m) + " is missing" }

// neverNil calls a function that gives a pointer always.
func neverNil(in input) error { return refuse(in.ID) }

func refuse(id string) *refusal { return &refusal{id} }
