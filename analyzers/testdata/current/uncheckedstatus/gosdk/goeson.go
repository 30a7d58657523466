package gosdk

import (
	"context"
	"encoding/json"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// goesOn only logs the status, in a branch that leads back to the other ways.
func goesOn(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, output{}, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK && resp.StatusCode != http.StatusCreated {
		log.Print(resp.Status)
	}
	var given []string
	if resp.StatusCode < 300 {
		if err := json.NewDecoder(resp.Body).Decode(&given); err != nil {
			return nil, output{}, err
		}
	}
	return nil, output{Given: given}, nil
}
