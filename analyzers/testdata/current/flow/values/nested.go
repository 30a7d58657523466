package values

import "example.test/flow/store"

// Local excludes the branch, with all the cases in it.
func Local(n int) error { // want Local:`^fails\(plain errors\.New if 0 is 0\)$`
	return store.Mirror("local", n)
}
