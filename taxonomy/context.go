package taxonomy

import "strings"

// InTool returns a copy of the error whose message, and detail if any, name the
// tool and the kind of the failure:
//
//	[UPSTREAM_RUNTIME_NOT_FOUND] search_items: The index does not exist.
//
// A blank message is replaced by the phrase of the code, and a blank name is
// omitted. The original is unchanged.
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
