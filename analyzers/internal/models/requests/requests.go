// Package requests says what the error of an outgoing call shows of its arguments. In
//
//	resp, err := http.Get(base + "?api_key=" + key)
//
// the error shows the whole URL, and so a credential; in
//
//	data, err := os.ReadFile(args.Path)
//
// it shows a path that the caller already knows. The parts of the URL are searched backwards (package
// flow). If a function only passes the URL on, its callers are asked. Two libraries show credentials
// that no argument has: services of google.golang.org/api send the key that they were created with,
// and github.com/goccy/go-yaml quotes lines that it cannot read.
//
// Read address.go, keyed.go and quoted.go, then content.go.
package requests

import "github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errparams"

// A Reader reads what the requests of one package are made of.
type Reader struct {
	*errparams.Handlings
	keyed map[string]bool // the services of Google that were asked about, see isMadeWithKey
}

// NewReader returns a reader for the package of which it is known what its functions do with errors.
func NewReader(h *errparams.Handlings) Reader { return Reader{h, make(map[string]bool)} }
