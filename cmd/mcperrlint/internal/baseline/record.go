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
	// Places are null in files of version 1.
	Places []placeRecord `json:"places"`
}

// A placeRecord is a place as it is in the file. The file of the entry is left out.
type placeRecord struct {
	Tool string `json:"tool,omitempty"`
	File string `json:"file,omitempty"`
	Code string `json:"code,omitempty"`
}

// place returns the place in an entry about a file.
func (r placeRecord) place(file string) (Place, error) {
	p := Place(r)
	switch {
	case r.Code == "" && r.Tool == "":
		return p, errors.New(`a place needs a "tool" or a "code"`)
	case r.File != "" && (r.Code == "" || path.Clean(r.File) != r.File):
		return p, fmt.Errorf(`a place needs a "file" with a "code", not %q`, r.File)
	case r.Code != "" && r.File == "":
		p.File = file
	}
	return p, nil
}

// record returns a place as it is in an entry about a file.
func (p Place) record(file string) placeRecord {
	r := placeRecord(p)
	if r.File == file {
		r.File = ""
	}
	return r
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
	if r.Places == nil {
		return e, nil
	}
	e.Places = []Place{}
	for _, read := range r.Places {
		p, err := read.place(e.File)
		if err != nil {
			return e, err
		}
		e.Places = append(e.Places, p)
	}
	return e, nil
}
