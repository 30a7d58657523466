package answers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

func TestArrival(t *testing.T) {
	for want, effect := range map[string]sdk.Effect{
		"":                      {},
		"an error result":       {Vehicle: sdk.ToolError},
		"JSON-RPC error -32603": {Vehicle: sdk.ProtocolError, Code: -32603},
		"JSON-RPC error 0":      {Vehicle: sdk.ProtocolError},
		"a JSON-RPC error with the code of the error": {Vehicle: sdk.ProtocolError, OwnCode: true},
		"a success":                     {Vehicle: sdk.Success},
		"null in the place of a result": {Vehicle: sdk.Null},
		"a response with neither a result nor an error": {Vehicle: sdk.EmptyReply},
		"no response at all":                            {Vehicle: sdk.NoResponse},
		"a failed task":                                 {Vehicle: sdk.TaskFailed},
		"a cancelled task":                              {Vehicle: sdk.TaskCancelled},
	} {
		assert.Equal(t, want, answers.Arrival(effect))
	}
}

func TestBrief(t *testing.T) {
	for want, effect := range map[string]sdk.Effect{
		"":                   {},
		"error result":       {Vehicle: sdk.ToolError},
		"JSON-RPC -32603":    {Vehicle: sdk.ProtocolError, Code: -32603},
		"JSON-RPC, own code": {Vehicle: sdk.ProtocolError, OwnCode: true},
		"success":            {Vehicle: sdk.Success},
		"null":               {Vehicle: sdk.Null},
		"empty response":     {Vehicle: sdk.EmptyReply},
		"no response":        {Vehicle: sdk.NoResponse},
		"failed task":        {Vehicle: sdk.TaskFailed},
		"cancelled task":     {Vehicle: sdk.TaskCancelled},
	} {
		assert.Equal(t, want, answers.Brief(effect))
	}
}

func TestSeen(t *testing.T) {
	for want, effect := range map[string]sdk.Effect{
		`isError: true, "no disk"`:                        {Vehicle: sdk.ToolError},
		`isError: false, "no disk"`:                       {Vehicle: sdk.Success, Text: "%s"},
		`JSON-RPC error -32603, "tool '…' has no result"`: {Vehicle: sdk.ProtocolError, Code: -32603, Text: "tool '%n' has no result"},
		`a failed task, "failed: no disk"`:                {Vehicle: sdk.TaskFailed, Text: "failed: %s"},
		"null in the place of a result":                   {Vehicle: sdk.Null},
		"nothing: the process exits":                      {Vehicle: sdk.Crash},
		"nothing: the call is never answered":             {Vehicle: sdk.NoResponse},
	} {
		assert.Equal(t, want, answers.Seen(effect, "no disk"))
	}
	assert.Equal(t, "JSON-RPC error 0", answers.Seen(sdk.Effect{Vehicle: sdk.ProtocolError}, ""))
}
