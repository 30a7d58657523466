package silent

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// returned is an error type of the program that is only returned, as an error: the library
// sends its text, and a code of its own.
type returned struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *returned) Error() string { return fmt.Sprintf("error %d: %s", e.Code, e.Message) }

func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	var old *returned
	if err := ctx.Err(); errors.As(err, &old) {
		fmt.Println(old, &returned{Code: -32003, Message: "printed"})
	}
	return nil, &returned{Code: -32001, Message: "too large"}
}
