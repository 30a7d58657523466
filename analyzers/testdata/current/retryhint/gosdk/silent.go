package gosdk

import (
	"context"
	"errors"
	"io/fs"
	"net/http"
	"strconv"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const minute = time.Minute

// list hands over what the header says, or what is known without it.
func (s *service) list(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	resp, err := s.ask(ctx, a.Name)
	if err != nil {
		return nil, nil, taxonomy.Transport(class.KindTransportTimeout, "The notes do not answer.", taxonomy.Cause(err))
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusTooManyRequests {
		seconds, err := strconv.Atoi(resp.Header.Get("Retry-After"))
		if err != nil {
			return nil, nil, taxonomy.RateLimited("The notes ask to wait.")
		}
		return nil, nil, taxonomy.UpstreamRateLimit("The notes ask to wait.", time.Duration(seconds)*time.Second)
	}
	return nil, nil, taxonomy.Upstream("The notes have failed.", resp.StatusCode, taxonomy.RetryAfter(minute))
}

// search has options that are chosen at run time.
func (s *service) search(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	retry := taxonomy.RetryNo
	if a.Name == "" {
		retry = taxonomy.RetryYes
	}
	return nil, nil, taxonomy.Fatal("The index is broken.", retry)
}

// known are by what went wrong.
var known = map[error]*taxonomy.Error{
	fs.ErrNotExist:   taxonomy.NotFound("There is no such note.", taxonomy.Status(http.StatusNotFound)),
	fs.ErrPermission: taxonomy.New(taxonomy.CodeNotFound, "There is no such note.", taxonomy.RetryNo),
	fs.ErrClosed:     taxonomy.Retryable("The notes are closed.", taxonomy.RetryAfter(minute)),
	fs.ErrExist:      taxonomy.ContextRequired("There is such a note.", "Ask for another name."),
	fs.ErrInvalid:    taxonomy.ValidationError("This is no name of a note.", taxonomy.RetryNo),
}

// spread hands over a list of options.
func spread(err error) error {
	opts := []taxonomy.Option{taxonomy.RetryYes, taxonomy.Cause(err)}
	return taxonomy.Fatal("The note is broken.", opts...)
}

// own is a function of the same name as one of package taxonomy.
type own struct{}

func (own) UpstreamRateLimit(message string, wait time.Duration) error { return errors.New(message) }

func ofOwn(t own) error { return t.UpstreamRateLimit("The notes ask to wait.", 0) }

func (s *service) useSilent(server *mcp.Server) {
	mcp.AddTool(server, &mcp.Tool{Name: "list"}, s.list)
	mcp.AddTool(server, &mcp.Tool{Name: "search"}, s.search)
}
