package fixes

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// only shows nothing but the error: there is no message to keep.
func only(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound(err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// amid has the error in the midst of the message.
func amid(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: " + err.Error() + ". Look again.") // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// otherCause keeps another error.
func otherCause(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: "+err.Error(), taxonomy.Cause(os.ErrNotExist)) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// changed shows the text in another form.
func changed(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: " + strings.ToLower(err.Error())) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// sentence has no colon before the error.
func sentence(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("Because of " + err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// spread hands on options of which nobody knows what they are.
func spread(ctx context.Context, req *request, in args) (*result, any, error) {
	opts := []taxonomy.Option{taxonomy.RetryNo}
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: "+err.Error(), opts...) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// wrapped is no coded error itself.
func wrapped(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, fmt.Errorf("remove: %w", err) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

// helper is where the error is made, but not where it is returned to the agent.
func helper(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.NotFound("There is no such file: " + err.Error())
	}
	return nil
}

func helped(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, helper(in.Name) // want "upstreamtext/foreign: os.Remove"
}
