package taxonomy

import (
	"encoding/json"
	"fmt"
)

// The methods of this file have value receivers, so that a copied Error is as
// tight as a pointer to one.

// Format prints the message for every verb that package fmt leaves to it, also
// for %+v and %#v: neither cause nor detail nor extra data. It is not asked for
// %w outside fmt.Errorf, which is a mistake that go vet reports, and not for an
// Error that is copied into an unexported field of another struct.
func (e Error) Format(s fmt.State, verb rune) {
	fmt.Fprintf(s, fmt.FormatString(s, verb), (&e).Error())
}

// MarshalJSON returns what the agent may see: code, name, message and data.
func (e Error) MarshalJSON() ([]byte, error) { return json.Marshal((&e).view("")) }

// MarshalText returns the message. It is what encoders of other formats use.
func (e Error) MarshalText() ([]byte, error) { return []byte((&e).Error()), nil }
