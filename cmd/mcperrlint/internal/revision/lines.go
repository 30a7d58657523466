package revision

// lines are the lines of a file that have changed.
type lines struct {
	whole   bool   // all of them
	added   []span // those that are there
	removed []int  // before each place where some were: the line that is there
}

// A span is a range of lines with both ends.
type span struct{ first, last int }

// touches reports whether one of the lines from first to last was added, or a
// line between them removed. A range that ends before it begins is one line.
func (l lines) touches(first, last int) bool {
	if l.whole {
		return true
	}
	last = max(first, last)
	for _, s := range l.added {
		if s.first <= last && first <= s.last {
			return true
		}
	}
	for _, before := range l.removed {
		if first <= before && before < last {
			return true
		}
	}
	return false
}
