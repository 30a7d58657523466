package answers

import (
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Arrival says in words what the client gets: "JSON-RPC error -32603". It is empty if
// the tables do not say.
func Arrival(e sdk.Effect) string {
	switch e.Vehicle {
	case sdk.ToolError:
		return "an error result"
	case sdk.ProtocolError:
		if e.OwnCode {
			return "a JSON-RPC error with the code of the error"
		}
		return "JSON-RPC error " + strconv.Itoa(e.Code)
	case sdk.Success:
		return "a success"
	case sdk.Null:
		return "null in the place of a result"
	case sdk.EmptyReply:
		return "a response with neither a result nor an error"
	case sdk.NoResponse:
		return "no response at all"
	case sdk.TaskFailed:
		return "a failed task"
	case sdk.TaskCancelled:
		return "a cancelled task"
	}
	return ""
}
