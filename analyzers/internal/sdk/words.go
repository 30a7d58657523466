package sdk

import "strconv"

// Words says what the client gets, as the end of a sentence about a handler: "the
// process exits". It is empty where the tables do not say.
func (e Effect) Words() string {
	switch e.Vehicle {
	case ToolError:
		return "the client gets an error result"
	case ProtocolError:
		return "the client gets JSON-RPC error " + strconv.Itoa(e.Code)
	case Success:
		return "the client gets a result that looks like a success"
	case Null:
		return "the client gets a null result"
	case Crash:
		return "the process exits"
	case NoResponse:
		return "the call is never answered"
	case EmptyReply:
		return "the client gets a response with neither a result nor an error"
	case Dropped:
		return "the error is dropped"
	case TaskFailed:
		return "the task fails"
	case TaskCancelled:
		return "the task is cancelled"
	}
	return ""
}
