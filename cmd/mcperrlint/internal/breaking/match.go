package breaking

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// A group is the tools of one kind and name: servers of a program can have tools of one name.
type group struct{ kind, name string }

// pairTools pairs the tools of two locks. All of them are in a pair, also those with no counterpart.
func pairTools(was, is []lockfile.Tool) []toolPair {
	before, after := grouped(was), grouped(is)
	var pairs []toolPair
	var lost, found []*lockfile.Tool
	for _, t := range was {
		key := group{t.Kind, t.Name}
		if before[key] == nil {
			continue // its group has had its turn
		}
		made, gone, fresh := pairAlike(before[key], after[key])
		delete(before, key)
		delete(after, key)
		pairs, lost, found = append(pairs, made...), append(lost, gone...), append(found, fresh...)
	}
	for _, t := range is {
		key := group{t.Kind, t.Name}
		found = append(found, after[key]...)
		delete(after, key)
	}
	return append(pairs, pairNameless(lost, found)...)
}

func grouped(tools []lockfile.Tool) map[group][]*lockfile.Tool {
	groups := make(map[group][]*lockfile.Tool)
	for i, t := range tools {
		key := group{t.Kind, t.Name}
		groups[key] = append(groups[key], &tools[i])
	}
	return groups
}

// pairAlike pairs the tools of one group: those that answer the same, and then those that have most failures in common.
func pairAlike(was, is []*lockfile.Tool) (pairs []toolPair, lost, found []*lockfile.Tool) {
	if len(was) == 1 && len(is) == 1 {
		return []toolPair{{was[0], is[0]}}, nil, nil
	}
	for _, key := range []func(*lockfile.Tool) string{func(t *lockfile.Tool) string { return t.Handler + "\n" + answersOf(t) }, answersOf} {
		was, is = withoutEqual(was, is, key)
	}
	fits := func(i, j int) float64 {
		score := 1 + alike(was[i], is[j])
		if was[i].Handler != "" && was[i].Handler == is[j].Handler {
			score++ // a lock does not have it, but two revisions do
		}
		return score
	}
	pair := best
	if len(was)*total(is)+len(is)*total(was) > mostFailures {
		pair = inOrder
	}
	for _, p := range pair(len(was), len(is), fits) {
		switch {
		case p.j < 0:
			lost = append(lost, was[p.i])
		case p.i < 0:
			found = append(found, is[p.j])
		default:
			pairs = append(pairs, toolPair{was[p.i], is[p.j]})
		}
	}
	return pairs, lost, found
}

// withoutEqual returns what is left of tools when those with a key in common are taken away, one by one.
func withoutEqual(was, is []*lockfile.Tool, key func(*lockfile.Tool) string) (left, right []*lockfile.Tool) {
	open := make(map[string]int)
	for _, t := range is {
		open[key(t)]++
	}
	taken := make(map[string]int)
	for _, t := range was {
		k := key(t)
		if open[k] == 0 {
			left = append(left, t)
			continue
		}
		open[k]--
		taken[k]++
	}
	for _, t := range is {
		if k := key(t); taken[k] > 0 {
			taken[k]--
		} else {
			right = append(right, t)
		}
	}
	return left, right
}

// mostFailures limits the work that goes into tools of one name.
const mostFailures = 1 << 20

// total returns how many failures some tools have.
func total(tools []*lockfile.Tool) (n int) {
	for _, t := range tools {
		n += len(t.Failures)
	}
	return n
}

// pairNameless pairs tools that have no counterpart, if the name of one of the two is not known and they answer the
// same. The others are gone or new.
func pairNameless(lost, found []*lockfile.Tool) (pairs []toolPair) {
	type answers struct {
		kind, failures string
		named          bool
	}
	open := make(map[answers][]*lockfile.Tool)
	for _, t := range found {
		key := answers{t.Kind, answersOf(t), t.Name != ""}
		open[key] = append(open[key], t)
	}
	taken := make(map[*lockfile.Tool]bool)
	for _, t := range lost {
		key := answers{t.Kind, answersOf(t), t.Name == ""}
		if len(t.Failures) == 0 || len(open[key]) == 0 {
			pairs = append(pairs, toolPair{was: t})
			continue
		}
		other := open[key][0]
		open[key], taken[other] = open[key][1:], true
		pairs = append(pairs, toolPair{t, other})
	}
	for _, t := range found {
		if !taken[t] {
			pairs = append(pairs, toolPair{is: t})
		}
	}
	return pairs
}

// answersOf returns a text that tells what a tool answers from what others do.
func answersOf(t *lockfile.Tool) string {
	var b strings.Builder
	fmt.Fprintln(&b, t.Unknown)
	for _, f := range t.Failures {
		fmt.Fprintf(&b, "%+q %d\n", fmt.Sprint(f.Identity()), f.Places())
	}
	return b.String()
}

// alike returns how much two tools have in common, from 0 to 1: failures that are equal, and those that have what fails or
// the text in common, which count half.
func alike(a, b *lockfile.Tool) float64 {
	if len(a.Failures)+len(b.Failures) == 0 {
		return 1
	}
	type part struct{ fails, text string }
	known, partly := make(map[lockfile.Failure]bool, len(a.Failures)), make(map[part]bool, len(a.Failures))
	for _, f := range a.Failures {
		known[f.Identity()], partly[part{f.Fails, ""}], partly[part{"", f.Text}] = true, true, true
	}
	equal := 0.0
	for _, f := range b.Failures {
		switch {
		case known[f.Identity()]:
			equal++
		case f.Fails != "" && partly[part{f.Fails, ""}], f.Text != "" && partly[part{"", f.Text}]:
			equal += 0.5
		}
	}
	return 2 * equal / float64(len(a.Failures)+len(b.Failures))
}

// A match is two indexes, one of which is -1 for what has no counterpart.
type match struct{ i, j int }

// best pairs n things with m things, those first that fit best. Those whose score is 0 are not paired.
func best(n, m int, score func(i, j int) float64) (pairs []match) {
	type scored struct {
		match
		score float64
	}
	var all []scored
	for i := range n {
		for j := range m {
			if s := score(i, j); s > 0 {
				all = append(all, scored{match{i, j}, s})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	takenI, takenJ := make([]bool, n), make([]bool, m)
	for _, s := range all {
		if !takenI[s.i] && !takenJ[s.j] {
			takenI[s.i], takenJ[s.j] = true, true
			pairs = append(pairs, s.match)
		}
	}
	for i, taken := range takenI {
		if !taken {
			pairs = append(pairs, match{i, -1})
		}
	}
	for j, taken := range takenJ {
		if !taken {
			pairs = append(pairs, match{-1, j})
		}
	}
	return pairs
}

// inOrder pairs things of which there are too many in their order, which is the same for both sides.
func inOrder(n, m int, score func(i, j int) float64) (pairs []match) {
	for k := range max(n, m) {
		p := match{k, k}
		if k >= n {
			p.i = -1
		}
		if k >= m {
			p.j = -1
		}
		if p.i >= 0 && p.j >= 0 && score(p.i, p.j) == 0 {
			pairs = append(pairs, match{p.i, -1}, match{-1, p.j})
			continue
		}
		pairs = append(pairs, p)
	}
	return pairs
}
