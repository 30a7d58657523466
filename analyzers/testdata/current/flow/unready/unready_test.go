package unready

import "strconv"

// closed is what a test puts there, and hands to others.
func closed() (*Tool, func() error) {
	t := &Tool{}
	_, t.err = strconv.Atoi("one")
	return t, t.Check
}
