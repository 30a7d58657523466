// Package requests says what the error of a call to the outside shows of what the call was given. In
//
//	resp, err := http.Get(base + "?api_key=" + key)
//
// the error shows the whole address, and so a credential; in
//
//	data, err := os.ReadFile(args.Path)
//
// it shows a path that the caller knows already. What the address is made of is searched for backwards
// (package makeup); where a function only hands it on, the parameters are named, and its callers
// are asked the same. Two libraries show a credential that no argument of the call has: the services
// of google.golang.org/api ask with the key that they were made with, and github.com/goccy/go-yaml
// quotes the lines that it cannot read.
//
// Read address.go, keyed.go and quoted.go, then content.go.
package requests

import "github.com/mcperrlint/mcperrlint/analyzers/internal/handling"

// A Reader reads what the requests of one package are made of.
type Reader struct {
	*handling.Handlings
	keyed map[string]bool // the services of Google that were asked about, see isMadeWithKey
}

// NewReader returns a reader for the package of which it is known what its functions do with errors.
func NewReader(h *handling.Handlings) Reader { return Reader{h, make(map[string]bool)} }
