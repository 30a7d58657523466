package tools

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_deployments and pass one of the ids it returns."

var (
	deploymentMissing = contract.Failure{Reason: "deployment_missing", Code: taxonomy.CodeNotFound, When: "There is no deployment with this id.", Recovery: hint}

	scalingRightly = contract.Must(contract.Contract{
		deploymentMissing,
		{Reason: "no_answer", Code: taxonomy.CodeDatabaseError, When: "The cluster could not be asked.", Recovery: "Wait for a minute, and then call ping."},
	})
)

// findRightly has an error with a code, and one that gets it from what it wraps.
func (t *service) findRightly(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if a.ID == "" {
		return "", taxonomy.ValidationError("The id is missing.", taxonomy.Recovery(hint))
	}
	image, err := t.cluster.Image(ctx, a.ID)
	if err != nil {
		return "", fmt.Errorf("find %s: %w", a.ID, err)
	}
	if image == "" {
		return "", taxonomy.NotFound(fmt.Sprintf("There is no deployment %s.", a.ID), taxonomy.Recovery(hint))
	}
	return image, nil
}

// restartRightly keeps the cause.
func (t *service) restartRightly(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if err := t.cluster.Restart(ctx, a.ID); err != nil {
		return "", taxonomy.DatabaseError("The deployment could not be started.", taxonomy.Cause(err))
	}
	return "started", nil
}

// pingRightly tells the agent what it needs, and the log the rest.
func (t *service) pingRightly(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	if err := t.cluster.Ping(ctx); err != nil {
		return "", taxonomy.ServiceUnavailable("The cluster does not answer.", taxonomy.Cause(err), taxonomy.Recovery("Wait for a minute before the next call."))
	}
	return "there", nil
}

// scaleRightly fails as its contract says.
func (t *service) scaleRightly(ctx context.Context, _ *mcp.CallToolRequest, a args) (string, error) {
	image, err := t.cluster.Image(ctx, a.ID)
	switch {
	case err != nil:
		return "", scalingRightly.Fail("no_answer", "", taxonomy.Cause(err))
	case image == "":
		return "", deploymentMissing.Fail("")
	}
	return "scaled", nil
}
