package finding

import "strings"

// In returns a finding as it is told in some files, and whether it is there at all. One that stands
// for several places is told at the first of them that is in the files.
func (f Finding) In(wanted func(file string) bool) (told Finding, found bool) {
	if wanted(f.Range.File) {
		return f, true
	}
	for _, r := range f.Related {
		if f.isLike(r) && wanted(r.Range.File) {
			return f.ToldAt(r), true
		}
	}
	return Finding{}, false
}

// Everywhere returns a finding as it is told at each of its places, its own first.
func (f Finding) Everywhere() []Finding {
	all := []Finding{f}
	for _, r := range f.Related {
		if f.isLike(r) {
			all = append(all, f.ToldAt(r))
		}
	}
	return all
}

// isLike reports whether a related place is one of several of which the finding tells: rules name
// the others in the same words, and how many there are in the message.
func (f Finding) isLike(r Related) bool {
	if r.Message == alsoHere {
		return true
	}
	if isOnWay(r.Message) || !strings.Contains(f.Message, " other place") {
		return false
	}
	same := 0
	for _, other := range f.Related {
		if opening(other.Message) == opening(r.Message) {
			same++
		}
	}
	return same == f.Places()-1
}
