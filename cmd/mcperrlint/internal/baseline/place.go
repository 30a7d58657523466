package baseline

import (
	"cmp"
	"maps"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A Place is one that a finding stands for: a tool as which the handler is registered
// in which the finding is, which has neither file nor code, or a related place.
type Place struct {
	// Tool is the tool that is handled there. It is empty outside of handlers.
	Tool string
	// File and Code are like those of an entry.
	File, Code string
}

func comparePlaces(a, b Place) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Tool, b.Tool), cmp.Compare(a.Code, b.Code))
}

// together returns the places of two entries of which one stands for both.
func together(a, b []Place) []Place {
	if a == nil || b == nil {
		return nil
	}
	return append(append([]Place{}, a...), b...)
}

// sites are the places of one finding, with what they are in it.
type sites struct {
	tools  []Place // of the tools of the finding
	others []Place // of the related places that it stands for
}

func (s sites) all() []Place { return append(append([]Place{}, s.tools...), s.others...) }

// placesOf returns the places that findings stand for.
func placesOf(list []finding.Finding, names *names, read func(path string) ([]byte, error)) []sites {
	var related []finding.Finding
	for _, f := range list {
		for _, r := range f.Others() {
			related = append(related, finding.Finding{Rule: f.Rule, Category: f.Category, Range: r.Range})
		}
	}
	codes := finding.Contents(related, read)
	places := make([]sites, len(list))
	for i, f := range list {
		for _, t := range f.Tools {
			places[i].tools = append(places[i].tools, Place{Tool: legible(t.Name)})
		}
		for _, r := range f.Others() {
			places[i].others = append(places[i].others, Place{Tool: legible(r.Tool), File: names.of(r.Range.File), Code: codes[0]})
			codes = codes[1:]
		}
	}
	return places
}

// legible returns a text without bytes that are not UTF-8, which JSON cannot hold.
func legible(text string) string { return string([]rune(text)) }

// divided returns the places that are known, and those that are more.
func (s sites) divided(isMore []bool) (known, more []Place) {
	known = []Place{}
	for i, p := range s.all() {
		if isMore[i] {
			more = append(more, p)
		} else {
			known = append(known, p)
		}
	}
	return known, more
}

// told returns a finding as it is told for the places that are more: once for each tool,
// and once for each file outside of handlers. What was told at another place before is told
// at its own to the tool there.
func (s sites) told(f finding.Finding, isMore []bool, elsewhere bool) []finding.Finding {
	var list []finding.Finding
	seen := make(map[string]bool)
	for i, t := range f.Tools {
		if isMore[i] {
			seen[t.Name] = true
			list = append(list, f.ToldFor(t))
		}
	}
	for i, r := range f.Others() {
		if name := cmp.Or(r.Tool, r.Range.File); isMore[len(s.tools)+i] && !seen[name] {
			seen[name] = true
			if elsewhere && r.Tool == f.Tool {
				list = append(list, f)
			} else {
				list = append(list, f.ToldAt(r))
			}
		}
	}
	return list
}

// with returns the entry with other places.
func (e Entry) with(places []Place) Entry {
	e.Places = places
	return e
}

// only returns the entry for places of findings that another one counts.
func (e Entry) only(places []Place) Entry {
	e.Count = 0
	return e.with(append([]Place{}, places...))
}

// unknown returns for each of the places that were found whether it is one more than
// those that are known, and the known ones that were not found. A known place is found
// where tool and code are the same. Where the tool or the line has changed, or both were
// moved to another file, it is found if nothing else is that place.
func unknown(found, known []Place) (isMore []bool, left []Place) {
	index := make(map[Place]int)
	for _, p := range known {
		index[p]++
	}
	isMore = make([]bool, len(found))
	for i := range isMore {
		isMore[i] = true
	}
	for _, part := range []func(Place) Place{
		func(p Place) Place { return p },
		func(p Place) Place { return Place{Tool: p.Tool, Code: p.Code} },
		func(p Place) Place { return Place{Tool: p.Tool, File: p.File} },
		func(p Place) Place { return Place{File: p.File, Code: p.Code} },
	} {
		take(found, isMore, index, part)
	}
	for p, n := range index {
		left = append(left, slices.Repeat([]Place{p}, n)...)
	}
	slices.SortFunc(left, comparePlaces)
	return isMore, left
}

// take finds known places that have a part in common with one that was found.
func take(found []Place, isMore []bool, known map[Place]int, part func(Place) Place) {
	index := make(map[Place][]Place)
	for _, p := range slices.SortedFunc(maps.Keys(known), comparePlaces) {
		index[part(p)] = append(index[part(p)], slices.Repeat([]Place{p}, known[p])...)
	}
	for i, p := range found {
		if same := index[part(p)]; isMore[i] && len(same) > 0 {
			index[part(p)] = same[1:]
			known[same[0]]--
			isMore[i] = false
		}
	}
}
