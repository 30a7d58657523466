package instances

// A trail has the choices of one instance, in the order in which they were met. The next instance takes the same
// ones, but for the last one of which there is another.
type trail struct {
	taken    []choice
	met      int
	branches int // the choices that no caller decides
}

type choice struct{ of, taken int }

// restart begins another instance.
func (t *trail) restart() { t.met, t.branches = 0, 0 }

// branch returns which of n the instance takes, where no caller decides.
func (t *trail) branch(n int) int {
	if n > 1 {
		t.branches++
	}
	return t.choose(n)
}

// choose returns which of n the instance takes.
func (t *trail) choose(n int) int {
	if n <= 1 {
		return 0
	}
	if t.met == len(t.taken) {
		t.taken = append(t.taken, choice{of: n})
	}
	t.met++
	return t.taken[t.met-1].taken
}

// next turns to the next instance, and reports whether there is one.
func (t *trail) next() bool {
	t.taken = t.taken[:t.met]
	for n := len(t.taken) - 1; n >= 0; n-- {
		if t.taken[n].taken++; t.taken[n].taken < t.taken[n].of {
			t.taken = t.taken[:n+1]
			return true
		}
	}
	return false
}
