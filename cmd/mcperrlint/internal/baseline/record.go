package baseline

import (
	"errors"
	"fmt"
	"path"
)

// A record is an entry as it is in the file.
type record struct {
	Rule    string `json:"rule"`
	File    string `json:"file"`
	Message string `json:"message"`
	Code    string `json:"code"`
	Count   *int   `json:"count,omitempty"`
}

// entry returns what a record says, if it says all of it.
func (r record) entry() (Entry, error) {
	e := Entry{Rule: r.Rule, File: r.File, Message: r.Message, Code: r.Code, Count: 1}
	switch {
	case r.Rule == "":
		return e, errors.New(`an entry needs a "rule"`)
	case r.File == "" || path.Clean(r.File) != r.File:
		return e, fmt.Errorf(`an entry needs a "file", not %q`, r.File)
	case r.Code == "":
		return e, errors.New(`an entry needs a "code"`)
	case r.Count != nil && *r.Count < 1:
		return e, errors.New(`a "count" is one at least`)
	case r.Count != nil:
		e.Count = *r.Count
	}
	return e, nil
}
