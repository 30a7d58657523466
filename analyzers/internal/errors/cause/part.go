package cause

import (
	"slices"
)

// withPart adds a part to those of an error, of which there is room for so many. If no room
// is left, a part of a new kind takes that of the last one beside which another says as much:
// an error that shows many refusals still tells that it shows the body of a response.
func withPart(parts []Part, p Part, limit int) []Part {
	if len(parts) < limit {
		return append(parts, p)
	}
	if slices.ContainsFunc(parts, p.isSaidBy) {
		return parts
	}
	for i, old := range slices.Backward(parts) {
		if slices.ContainsFunc(parts[:i], old.isSaidBy) {
			return slices.Concat(parts[:i], parts[i+1:], []Part{p})
		}
	}
	return parts
}

// isSaidBy reports whether another part is of the same kind, and plays the same role. Of
// parameters, types and codes each is of its own kind.
func (p Part) isSaidBy(q Part) bool {
	switch p.Class {
	case Parameter, Typed, Coded:
		return false
	}
	return p.Class == q.Class && p.Role&^q.Role == 0
}
