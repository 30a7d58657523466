package taxonomy

import "strings"

// InTool returns a copy of the error whose message says in which tool the
// failure happened and of which kind it is, and whose detail, if there is any,
// does so too:
//
//	[UPSTREAM_RUNTIME_NOT_FOUND] search_items: The index does not exist.
//
// A blank message is replaced by the phrase of the code, and a blank name is
// left out. The error itself is left as it was.
func (e *Error) InTool(tool string) *Error {
	if e == nil {
		return refuse("InTool was called on a nil error", nil)
	}
	prefix := "[" + e.kindName() + "] "
	if name := oneLine(tool, maxTerm); name != "" {
		prefix += name + ": "
	}
	in := e.With()
	in.Message = prefix + e.Error()
	if strings.TrimSpace(e.Detail) != "" {
		in.Detail = prefix + e.Detail
	}
	return in
}
