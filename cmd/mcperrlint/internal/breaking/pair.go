package breaking

import (
	"slices"
	"strings"
	"unicode"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// A pair is a failure as it was and as it is, one of which may be missing.
type pair struct {
	was, is *lockfile.Failure
	// partly says that there still is a failure like was, or already was one like is: only some of the places
	// have changed.
	partly bool
}

// A side is a failure with the number of its places that have no counterpart yet.
type side struct {
	*lockfile.Failure

	left   int
	twin   bool // the other side has an equal one
	paired bool // and with that not gone, or not new
}

// strongest are what failures have in common that are taken for the same, the strongest first. Each returns a key, or
// the empty string for failures that lack it.
var strongest = []func(f *lockfile.Failure) string{
	func(f *lockfile.Failure) string { return all(f.Fails, f.Text, f.Code+"\x00"+f.Reason) },
	func(f *lockfile.Failure) string { return all(f.Fails, f.Text) },
	func(f *lockfile.Failure) string { return all(f.Text, f.Code+"\x00"+f.Reason) },
	func(f *lockfile.Failure) string { return all(f.Fails, f.Code, f.Reason) },
	func(f *lockfile.Failure) string { return all(told(f.Text)) },
	func(f *lockfile.Failure) string { return all(f.Code, f.Reason) },
	func(f *lockfile.Failure) string { return all(f.Fails, f.Code) },
	func(f *lockfile.Failure) string { return all(f.Fails) },
}

// all returns a key of parts, or the empty string if one is empty.
func all(parts ...string) string {
	if slices.Contains(parts, "") {
		return ""
	}
	return strings.Join(parts, "\x00\x00")
}

// told returns a text if there is a word in it: "…" is that of all errors.
func told(text string) string {
	if strings.IndexFunc(text, unicode.IsLetter) < 0 {
		return ""
	}
	return text
}

// pairFailures pairs the failures of a tool. Equal ones are left out: nothing has changed. So is what has become more or
// less of the same, unless one of the places was told of and is hidden now.
func pairFailures(was, is []lockfile.Failure) []pair {
	before, after := sides(was), sides(is)
	cancel(before, after)
	var pairs []pair
	single := func(s *side) bool { return !s.twin }
	for _, key := range strongest {
		pairs = append(pairs, pairBy(open(before, single), open(after, single), key, agreement)...)
	}
	pairs = append(pairs, pairSimilar(open(before, single), open(after, single))...)
	every := func(*side) bool { return true }
	for _, key := range strongest {
		pairs = append(pairs, pairBy(open(before, every), open(after, every), key, ifWorse)...)
	}
	for _, s := range open(before, single) {
		if !s.paired {
			pairs = append(pairs, pair{was: s.Failure})
		}
	}
	for _, s := range open(after, single) {
		if !s.paired {
			pairs = append(pairs, pair{is: s.Failure})
		}
	}
	return pairs
}

func sides(list []lockfile.Failure) []*side {
	var all []*side
	for i, f := range list {
		all = append(all, &side{Failure: &list[i], left: f.Places()})
	}
	return all
}

// open returns those of some sides that have places without a counterpart.
func open(list []*side, which func(*side) bool) []*side {
	return slices.DeleteFunc(slices.Clone(list), func(s *side) bool { return s.left == 0 || !which(s) })
}

// cancel takes away what is equal.
func cancel(before, after []*side) {
	equal := make(map[lockfile.Failure]*side, len(before))
	for _, s := range before {
		equal[s.Identity()] = s
	}
	for _, s := range after {
		if twin := equal[s.Identity()]; twin != nil {
			n := min(s.left, twin.left)
			s.left, twin.left = s.left-n, twin.left-n
			s.twin, twin.twin = true, true
		}
	}
}

// A score says how well two failures fit, 0 that they do not.
type score func(a, b *lockfile.Failure) float64

// pairBy pairs what has a key in common.
func pairBy(before, after []*side, key func(*lockfile.Failure) string, fits score) (pairs []pair) {
	_, there := byKey(after, key)
	keys, here := byKey(before, key)
	for _, k := range keys {
		pairs = append(pairs, join(here[k], there[k], fits)...)
	}
	return pairs
}

// byKey returns what has each key, and the keys in their order.
func byKey(list []*side, key func(*lockfile.Failure) string) (keys []string, by map[string][]*side) {
	by = make(map[string][]*side)
	for _, s := range list {
		k := key(s.Failure)
		if k == "" {
			continue
		}
		if by[k] == nil {
			keys = append(keys, k)
		}
		by[k] = append(by[k], s)
	}
	return keys, by
}

// mostScores limits how many failures with a key in common are compared with each other.
const mostScores = 1 << 12

// join pairs sides, those first that fit best.
func join(before, after []*side, fits score) (pairs []pair) {
	match := best
	if len(before)*len(after) > mostScores {
		match = inOrder
	}
	for _, m := range match(len(before), len(after), func(i, j int) float64 { return fits(before[i].Failure, after[j].Failure) }) {
		if m.i < 0 || m.j < 0 {
			continue
		}
		a, b := before[m.i], after[m.j]
		n := min(a.left, b.left)
		a.left, b.left = a.left-n, b.left-n
		a.paired, b.paired = true, true
		pairs = append(pairs, pair{a.Failure, b.Failure, a.twin || b.twin})
	}
	return pairs
}

// ifWorse lets failures fit only if one was told of and is hidden now.
func ifWorse(a, b *lockfile.Failure) float64 {
	if !worse(a, b) {
		return 0
	}
	return agreement(a, b)
}

// agreement returns how much two failures with a key in common have in common beside that.
func agreement(a, b *lockfile.Failure) float64 {
	score := 1 + similarity(a.Text, b.Text)
	for _, equal := range []bool{
		a.Arrives == b.Arrives, a.Fails == b.Fails, a.Code == b.Code, a.Reason == b.Reason, a.Recovery == b.Recovery, a.Retry == b.Retry,
		a.Declared == b.Declared, a.Foreign == b.Foreign, a.Kept == b.Kept, a.RPCCode == b.RPCCode,
	} {
		if equal {
			score++
		}
	}
	return score
}

// leastSimilar is the share of words in common from which on two texts are versions of one.
const leastSimilar = 0.5

// pairSimilar pairs what has similar texts.
func pairSimilar(before, after []*side) []pair {
	if len(before)*len(after) > mostScores {
		return nil // in their order, what has nothing in common would be paired
	}
	return join(before, after, func(a, b *lockfile.Failure) float64 {
		if a.Fails != "" && b.Fails != "" || told(a.Text) == "" || told(b.Text) == "" {
			return 0 // two calls have been compared already
		}
		if s := similarity(a.Text, b.Text); s >= leastSimilar {
			return s
		}
		return 0
	})
}

// similarity returns the share of the words of two texts that they have in common.
func similarity(a, b string) float64 {
	if a == b {
		return 1
	}
	first, second := words(a), words(b)
	if len(first)+len(second) == 0 {
		return 0
	}
	equal := 0
	for word := range second {
		if first[word] {
			equal++
		}
	}
	return 2 * float64(equal) / float64(len(first)+len(second))
}

func words(text string) map[string]bool {
	set := make(map[string]bool)
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		set[word] = true
	}
	return set
}
