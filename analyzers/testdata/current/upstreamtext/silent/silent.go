// Package silent has handlers that show nothing of foreign errors, or nothing
// that is not the agent's.
package silent

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name  string `json:"name"`
	Limit string `json:"limit"`
}

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

func authored(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, errors.New("no luck")
}

func input(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fmt.Errorf("no file %q in %v", in.Name, in)
}

func marshalledInput(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := json.Marshal(in)
	if err != nil {
		return nil, nil, taxonomy.SerializationError("The arguments cannot be shown.", taxonomy.Cause(err))
	}
	return nil, nil, fmt.Errorf("bad arguments %s", data)
}

func number(ctx context.Context, req *request, in args) (*result, any, error) {
	n, err := strconv.Atoi(in.Limit)
	if err != nil {
		return nil, nil, fmt.Errorf("limit: %w", err)
	}
	return nil, n, nil
}

func date(ctx context.Context, req *request, in args) (*result, any, error) {
	t, err := time.Parse(time.RFC3339, in.Name)
	return nil, t, err
}

func duration(ctx context.Context, req *request, in args) (*result, any, error) {
	d, err := time.ParseDuration(in.Name)
	return nil, d, err
}

func address(ctx context.Context, req *request, in args) (*result, any, error) {
	u, err := url.Parse(in.Name)
	return nil, u, err
}

func pattern(ctx context.Context, req *request, in args) (*result, any, error) {
	p, err := regexp.Compile(in.Name)
	return nil, p, err
}

func digits(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := hex.DecodeString(in.Name)
	return nil, data, err
}

func arguments(ctx context.Context, req *request) (*result, error) {
	var in args
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return nil, fmt.Errorf("arguments: %w", err)
	}
	return &result{}, nil
}

func cancelled(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fmt.Errorf("waiting: %w", ctx.Err())
}

func logged(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		slog.ErrorContext(ctx, "remove: "+err.Error())
		return nil, nil, errors.New("the file cannot be removed")
	}
	return nil, nil, nil
}

func condition(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	if errors.Is(err, fs.ErrNotExist) || os.IsExist(err) {
		return nil, nil, fmt.Errorf("there is no file %s", in.Name)
	}
	return nil, nil, nil
}

func kindOfError(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, fmt.Errorf("the file cannot be removed (%T)", err)
	}
	return nil, nil, nil
}

type source interface{ Next() (string, error) }

func unknown(s source) func(context.Context, *request, args) (*result, any, error) {
	return func(ctx context.Context, req *request, in args) (*result, any, error) {
		text, err := s.Next()
		return nil, text, err
	}
}

func given(err error) func(context.Context, *request, args) (*result, any, error) {
	return func(ctx context.Context, req *request, in args) (*result, any, error) {
		return nil, nil, err
	}
}

// walked returns errors in a callback, which nobody but its caller sees.
func walked(ctx context.Context, req *request, in args) (*result, any, error) {
	n := 0
	err := filepath.WalkDir(in.Name, func(path string, d fs.DirEntry, err error) error {
		n++
		return err
	})
	if err != nil {
		return nil, nil, taxonomy.InternalError("The directory cannot be read.", taxonomy.Cause(err))
	}
	return nil, n, nil
}

func overwritten(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	if err != nil {
		err = taxonomy.NotFound("There is no such file.")
	}
	return nil, nil, err
}

func dead(ctx context.Context, req *request, in args) (*result, any, error) {
	const debug = false
	if err := os.Remove(in.Name); debug {
		return nil, nil, err
	}
	return nil, nil, nil
}

func handled(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, false, nil
	}
	return nil, true, nil
}

// structured puts the text into data, which is another rule's business.
func structured(ctx context.Context, req *request, in args) (*result, map[string]string, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, map[string]string{"status": "failed"}, nil
	}
	return nil, map[string]string{"status": "done"}, nil
}

func own(name string) error {
	if name == "" {
		return errors.New("the name is empty")
	}
	return nil
}

func validated(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, own(in.Name)
}

// undone shows the error of something that has gone well where it is shown.
func undone(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	if err != nil {
		err = os.RemoveAll(in.Name)
		if err != nil {
			return nil, nil, taxonomy.InternalError("The file cannot be removed.", taxonomy.Cause(err))
		}
		return nil, nil, taxonomy.InternalError(fmt.Sprintf("The file cannot be removed: %v", err))
	}
	return nil, nil, nil
}
