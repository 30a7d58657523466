// Package gosdk has tools of go-sdk that tell of failures of a service.
package gosdk

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	Name string `json:"name"`
}

// pause is how long a client has to wait: nobody has filled it in.
const pause time.Duration = 0

const unknown = -1

type service struct{ client *http.Client }

func (s *service) ask(ctx context.Context, name string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://notes.test/"+name, nil)
	if err != nil {
		return nil, err
	}
	return s.client.Do(r)
}

// get has a status that was never known, behind a branch.
func (s *service) get(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	resp, err := s.ask(ctx, a.Name)
	if err != nil {
		return nil, nil, taxonomy.Upstream("The notes do not answer.", unknown, taxonomy.Cause(err)) // want "retryhint/refused: taxonomy.Upstream"
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusTooManyRequests {
		return nil, nil, taxonomy.UpstreamRateLimit("The notes ask to wait.", pause) // want "retryhint/refused: taxonomy.UpstreamRateLimit"
	}
	return nil, resp.Status, nil
}

// put says of what cannot be mended that it can be tried again.
func (s *service) put(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	_, err := s.ask(ctx, a.Name)
	var refused *net.OpError
	if errors.As(err, &refused) {
		failure := taxonomy.Fatal("The notes are not there.", taxonomy.Cause(err), taxonomy.RetryYes) // want "retryhint/contradiction: taxonomy.Fatal"
		return nil, nil, failure
	}
	return nil, nil, err
}

// remove makes the failure in a literal that is called at the end.
func (s *service) remove(ctx context.Context, req *mcp.CallToolRequest, a in) (_ *mcp.CallToolResult, _ any, err error) {
	defer func() {
		if errors.Is(err, context.DeadlineExceeded) {
			err = taxonomy.Transport("timeout", "The notes did not answer in time.", taxonomy.Cause(err)) // want "retryhint/refused: taxonomy.Transport"
		}
	}()
	_, err = s.ask(ctx, a.Name)
	return nil, nil, err
}

// rename is told how long to wait, and by how much less than nothing.
func (s *service) rename(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	if _, err := s.ask(ctx, a.Name); err != nil {
		return nil, nil, fmt.Errorf("rename: %w", taxonomy.ServiceUnavailable("The notes are being moved.", taxonomy.RetryAfter(-5*time.Minute))) // want "retryhint/refused: taxonomy.ServiceUnavailable"
	}
	return nil, nil, nil
}

// failures are by what went wrong.
var failures = map[error]*taxonomy.Error{
	fs.ErrNotExist:   taxonomy.NotFound("There is no such note.", taxonomy.Status(0x404)),           // want "retryhint/refused: taxonomy.NotFound"
	fs.ErrPermission: taxonomy.New(403, "This note is not yours."),                                  // want "retryhint/refused: taxonomy.New"
	fs.ErrClosed:     taxonomy.Retryable("The notes are closed.", taxonomy.RetryNo),                 // want "retryhint/contradiction: taxonomy.Retryable"
	fs.ErrExist:      taxonomy.ContextRequired("There is such a note.", "\t\n"),                     // want "retryhint/refused: taxonomy.ContextRequired"
	fs.ErrInvalid:    taxonomy.ValidationError("This is no name of a note.", taxonomy.Kind("name")), // want "retryhint/refused: taxonomy.ValidationError"
}

// read is a resource.
func (s *service) read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, taxonomy.RateLimited("The notes ask to wait.", taxonomy.RetryNo, taxonomy.Data("uri", req.Params.URI)) // want "retryhint/contradiction: taxonomy.RateLimited"
}

func (s *service) use(server *mcp.Server) {
	mcp.AddTool(server, &mcp.Tool{Name: "get"}, s.get)
	mcp.AddTool(server, &mcp.Tool{Name: "put"}, s.put)
	mcp.AddTool(server, &mcp.Tool{Name: "remove"}, s.remove)
	mcp.AddTool(server, &mcp.Tool{Name: "rename"}, s.rename)
	server.AddResource(&mcp.Resource{Name: "read"}, s.read)
}
