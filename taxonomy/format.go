package taxonomy

import (
	"encoding/json"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// The methods of this file have value receivers, so that a copied Error is as
// tight as a pointer to one.

// Format prints the message for every verb that package fmt passes on, also for
// %+v and %#v: no cause, no detail, no extra data. Package fmt does not call it
// for %w outside fmt.Errorf, which go vet reports, nor for an Error copied into
// an unexported field of another struct.
func (e Error) Format(s fmt.State, verb rune) {
	fmt.Fprintf(s, fmt.FormatString(s, verb), (&e).Error())
}

// MarshalJSON returns what the agent may see: code, name, message and data.
func (e Error) MarshalJSON() ([]byte, error) {
	v := (&e).Visible()
	shown := map[string]any{"code": int(v.Code), "name": v.Code.String(), "message": v.Message}
	fields := form.Fields{Reason: v.Reason, Domain: v.Domain, Help: v.Help, Hint: v.Recovery, Retry: int(v.Retry), RetryAfter: v.RetryAfter, Status: v.Status}
	if data := fields.In(v.Data); len(data) > 0 {
		shown["data"] = data
	}
	return json.Marshal(shown)
}

// MarshalText returns the message, for encoders of other formats.
func (e Error) MarshalText() ([]byte, error) { return []byte((&e).Error()), nil }
