package render

import (
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// Protocol returns the failure as a JSON-RPC error. The number is that of
// [taxonomy.Code.Protocol], because the current MCP specification forbids most
// others; the data has the code by name, such as "not_found". Data of the error
// is kept, so name a missing resource there, as a string:
//
//	taxonomy.NotFound("There is no such page.", taxonomy.Data("uri", uri))
func Protocol(e *taxonomy.Error, opts ...Option) taxonomy.ProtocolError {
	v := e.Visible()
	data := data(v, opts)
	data["code"] = v.Code.String()
	return taxonomy.ProtocolError{Code: v.Code.Protocol(), Message: v.Message, Data: data}
}

// Data returns the data of the error plus retryable, retryAfter (seconds),
// status, recovery.hint, reason and requestId, where they are known, in a map
// that the caller owns.
func Data(e *taxonomy.Error, opts ...Option) map[string]any { return data(e.Visible(), opts) }

func data(v *taxonomy.Error, opts []Option) map[string]any {
	return form.Fields{
		Reason: v.Reason, Domain: v.Domain, Help: v.Help, Hint: v.Recovery, Retry: int(v.Retry), RetryAfter: v.RetryAfter, Status: v.Status,
		RequestID: RequestOf(opts...),
	}.In(v.Data)
}
