package tools

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// scaling lacks what scale can fail with, and sends the agent nowhere.
var scaling = contract.Contract{
	{Reason: "too_many", Code: taxonomy.CodeRateLimited, When: "There is no room for more.", Recovery: "Try again."}, // want "contractshape/recovery-min-words: too_many"
}

// find has errors without a code.
func (t *service) find(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if a.ID == "" {
		return "", errors.New("no id") // want "plainerror/returned: errors.New"
	}
	image, err := t.cluster.Image(ctx, a.ID)
	if err == nil && image == "" {
		return "", fmt.Errorf("deployment %s not found", a.ID) // want "plainerror/returned: fmt.Errorf"
	}
	return image, err
}

// restart has an error with a code and without its cause.
func (t *service) restart(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if err := t.cluster.Restart(ctx, a.ID); err != nil {
		return "", taxonomy.DatabaseError("The deployment could not be started.") // want "lostcause/dropped: cluster.Cluster.Restart"
	}
	return "started", nil
}

// ping shows the agent the text of an error.
func (t *service) ping(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if err := t.cluster.Ping(ctx); err != nil {
		return "", taxonomy.ServiceUnavailable(fmt.Sprintf("ping failed: %v", err), taxonomy.Cause(err)) // want "upstreamtext/database: sql.DB.PingContext"
	}
	return "there", nil
}

// probe shows the agent the JSON of an error.
func (t *service) probe(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if err := t.cluster.Probe(ctx, a.ID); err != nil {
		text, _ := json.Marshal(err)
		return "", taxonomy.ServiceUnavailable("The probe has failed: "+string(text), taxonomy.Cause(err)) // want "upstreamtext/foreign: sql.DB.ExecContext"
	}
	return "there", nil
}

// scale fails in ways that its contract does not declare.
func (t *service) scale(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	image, err := t.cluster.Image(ctx, a.ID)
	switch {
	case err != nil:
		return "", taxonomy.DatabaseError("The image could not be read.", taxonomy.Cause(err)) // want "undeclaredcode/code: CodeDatabaseError"
	case image == "":
		return "", deploymentMissing.Fail("") // want "undeclaredcode/reason: deployment_missing"
	case image == "old":
		return "", scaling.Fail("too_many", "")
	}
	return "scaled", nil
}
