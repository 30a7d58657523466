package taxonomy

import (
	"encoding/json"
	"fmt"
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
func (e Error) MarshalJSON() ([]byte, error) { return json.Marshal((&e).view("")) }

// MarshalText returns the message, for encoders of other formats.
func (e Error) MarshalText() ([]byte, error) { return []byte((&e).Error()), nil }
