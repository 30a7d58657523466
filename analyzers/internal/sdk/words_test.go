package sdk_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

func TestWords(t *testing.T) {
	for want, e := range map[string]sdk.Effect{
		"":                                      {},
		"the process exits":                     {Vehicle: sdk.Crash},
		"the call is never answered":            {Vehicle: sdk.NoResponse},
		"the error is dropped":                  {Vehicle: sdk.Dropped},
		"the task fails":                        {Vehicle: sdk.TaskFailed},
		"the task is cancelled":                 {Vehicle: sdk.TaskCancelled},
		"the client gets a null result":         {Vehicle: sdk.Null},
		"the client gets an error result":       {Vehicle: sdk.ToolError},
		"the client gets JSON-RPC error -32603": {Vehicle: sdk.ProtocolError, Code: -32603},
		"the client gets a result that looks like a success":            {Vehicle: sdk.Success},
		"the client gets a response with neither a result nor an error": {Vehicle: sdk.EmptyReply},
	} {
		assert.Equal(t, want, e.Words())
	}
}
