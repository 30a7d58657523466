package nothing

import "errors"

// A link holds another one.
type link struct{ next error }

func (l *link) Error() string { return "link" }

// ring returns errors that hold each other.
func ring() (error, error) {
	a, b := &link{}, &link{}
	a.next, b.next = b, a
	return a, b
}

var errRing = errors.Join(ring())
