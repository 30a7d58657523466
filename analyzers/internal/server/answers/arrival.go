package answers

import (
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
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

// Seen says how it arrives, with the text that is sent: `JSON-RPC error -32603, "open /etc/x: …"`. The text
// of the error, or an ellipsis, stands for what the library puts into its own.
func Seen(e sdk.Effect, text string) string {
	if e.Text != "" {
		text = strings.NewReplacer("%s", text, "%n", "…").Replace(e.Text)
	}
	if text != "" {
		text = `, "` + strings.ReplaceAll(text, `"`, "'") + `"`
	}
	switch e.Vehicle {
	case sdk.ToolError:
		return "isError: true" + text
	case sdk.Success:
		return "isError: false" + text
	case sdk.Crash:
		return "nothing: the process exits"
	case sdk.NoResponse:
		return "nothing: the call is never answered"
	case sdk.Null, sdk.EmptyReply:
		return Arrival(e)
	}
	return Arrival(e) + text
}

// Brief says the same in few words, for a column of a table: "error result".
func Brief(e sdk.Effect) string {
	switch {
	case e.Vehicle == sdk.ProtocolError && e.OwnCode:
		return "JSON-RPC, own code"
	case e.Vehicle == sdk.ProtocolError:
		return "JSON-RPC " + strconv.Itoa(e.Code)
	case e.Vehicle == sdk.Null:
		return "null"
	case e.Vehicle == sdk.EmptyReply:
		return "empty response"
	case e.Vehicle == sdk.NoResponse:
		return "no response"
	}
	return strings.TrimPrefix(strings.TrimPrefix(Arrival(e), "an "), "a ")
}
