// Package protocol has those types of the Language Server Protocol 3.17 that the server uses, as they are on the wire.
// What a client sends beside them is ignored.
//
// Read lifecycle.go (initialize and the capabilities), documents.go (what editors tell of files), features.go (what they
// ask for) and uri.go.
package protocol

import (
	"cmp"
	"encoding/json"
)

// A Position is a place between two characters. What a character is depends on the encoding on which both sides have
// agreed.
type Position struct {
	Line      uint32 `json:"line"`
	Character uint32 `json:"character"`
}

// Compare orders positions.
func (p Position) Compare(other Position) int {
	return cmp.Or(cmp.Compare(p.Line, other.Line), cmp.Compare(p.Character, other.Character))
}

// A Range is a part of a document. The end does not belong to it.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Touches reports whether two ranges overlap, or one ends where the other begins.
func (r Range) Touches(other Range) bool {
	return r.Start.Compare(other.End) <= 0 && other.Start.Compare(r.End) <= 0
}

// A Location is a part of a document that is named.
type Location struct {
	URI   URI   `json:"uri"`
	Range Range `json:"range"`
}

// Any is JSON of which the client alone knows what it is.
type Any = json.RawMessage
