package errvars

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Entry is a failure as facts tell of it: as far as other packages ask.
type Entry struct {
	Reason   string
	Code     taxonomy.Code
	ThrownBy contract.Source
	Unknown  Fields
}

// Fields is a set of fields of an [Entry].
type Fields uint8

// The fields.
const (
	FieldReason Fields = 1 << iota
	FieldCode
	FieldThrownBy
)

// EntryOf returns what other packages may know of a failure, and of the fields of
// which the function says that they are known.
func EntryOf(f contract.Failure, known func(field string) bool) Entry {
	e := Entry{Reason: f.Reason, Code: f.Code, ThrownBy: f.ThrownBy}
	for flag, name := range names() {
		if !known(name) {
			e.Unknown |= flag
		}
	}
	return e
}

// Failure returns the failure, and the fields that are not known of it.
func (e Entry) Failure() *Failure {
	f := &Failure{
		Value:   contract.Failure{Reason: e.Reason, Code: e.Code, ThrownBy: e.ThrownBy},
		Unknown: map[string]bool{"When": true, "Recovery": true, "Domain": true, "Help": true, "Retry": true, "Severity": true},
	}
	for flag, name := range names() {
		f.Unknown[name] = e.Unknown&flag != 0
	}
	return f
}

// String returns the reason and the code, with a question mark for what is not
// known, such as "gone: not_found" or "?: conflict by service".
func (e Entry) String() string {
	reason, code := e.Reason, e.Code.String()
	if e.Unknown&FieldReason != 0 {
		reason = "?"
	}
	if e.Unknown&FieldCode != 0 {
		code = "?"
	}
	text := fmt.Sprintf("%s: %s", reason, code)
	switch {
	case e.Unknown&FieldThrownBy != 0:
		text += " by ?"
	case e.ThrownBy != contract.Handler:
		text += " by " + e.ThrownBy.String()
	}
	return text
}

func names() map[Fields]string {
	return map[Fields]string{FieldReason: "Reason", FieldCode: "Code", FieldThrownBy: "ThrownBy"}
}

// failure is told of a variable that holds a failure.
type failure Entry

// String returns the failure, such as "failure(gone: not_found)".
func (f failure) String() string { return "failure(" + Entry(f).String() + ")" }
