package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// masks reports whether a call replaces something in a text that is not constant, as in
//
//	strings.ReplaceAll(err.Error(), c.key, "***")
func masks(function string, s callSite) bool {
	if function != "strings.ReplaceAll" && function != "strings.Replace" && function != "bytes.ReplaceAll" {
		return false
	}
	_, constant := s.arg(1).(*ssa.Const)
	return !constant
}

// masked returns what is shown once something has been replaced in it: no credential. What callers hand
// over is not known then.
func (s shown) masked() shown {
	var left shown
	for _, f := range s.rendered {
		if f.Class == Parameter {
			continue
		}
		f.Origin = f.Origin.masked()
		f.Parts = slices.Clone(f.Parts)
		for i := range f.Parts {
			f.Parts[i].Origin = f.Parts[i].Origin.masked()
		}
		f.Parts = slices.DeleteFunc(f.Parts, func(p Part) bool { return p.Class == Parameter })
		left.rendered = append(left.rendered, f)
	}
	for _, o := range s.text {
		if o.Class != Parameter && o.Content() != CredentialContent {
			left.text = append(left.text, o.masked())
		}
	}
	return left
}

// masked returns an origin whose address shows no credential.
func (o Origin) masked() Origin {
	if o.Holds == AddressContent {
		o.Holds = TransportContent
	}
	if o.given != 0 {
		o.given, o.owner = 0, nil
	}
	return o
}
