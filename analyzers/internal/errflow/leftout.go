package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A leftOut is a class of failures for which there was no room, and what must hold for any of
// them to occur.
type leftOut[C comparable] struct {
	Class Class
	When  []C
}

// withLeftOut adds to what was left out, of each class once.
func withLeftOut[C comparable](list []leftOut[C], more ...leftOut[C]) []leftOut[C] {
	if len(more) == 0 {
		return list
	}
	list = slices.Clone(list) // others may remember it
	for _, l := range more {
		i := slices.IndexFunc(list, func(m leftOut[C]) bool { return m.Class == l.Class })
		if i < 0 {
			list = append(list, l)
		} else {
			list[i].When = common(list[i].When, l.When)
		}
	}
	return list
}

func (l leftOut[C]) equal(m leftOut[C]) bool {
	return l.Class == m.Class && slices.Equal(l.When, m.When)
}

// leftOutHere returns what was left out and can occur at the call.
func (c crossing) leftOutHere(list []leftOut[condition]) []leftOut[condition] {
	var left []leftOut[condition]
	for _, l := range list {
		if when, possible := c.met(l.When); possible {
			left = append(left, leftOut[condition]{l.Class, when})
		}
	}
	return left
}

func leftOutFacts(fn *ssa.Function, list []leftOut[condition]) []leftOut[conditionFact] {
	var facts []leftOut[conditionFact]
	for _, l := range list {
		facts = append(facts, leftOut[conditionFact]{l.Class, conditionFacts(fn, l.When)})
	}
	return facts
}

func leftOutOf(facts []leftOut[conditionFact]) []leftOut[condition] {
	var list []leftOut[condition]
	for _, l := range facts {
		list = append(list, leftOut[condition]{l.Class, conditionsOf(l.When)})
	}
	return list
}
