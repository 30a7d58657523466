package values

import "example.test/flow/store"

// NoKeys and NoSplits hand over nothing to go over in one place.
func NoKeys(splits []string) error { // want NoKeys:`^fails\(infrastructure os\.Remove if 0 is not empty\)$`
	return store.Check(map[string]bool{}, splits)
}

func NoSplits() error { // want NoSplits:`^fails\(plain errors\.New\)$`
	return store.Check(map[string]bool{"a": true}, []string{})
}

// Nothing hands over nothing at all.
func Nothing() error {
	return store.Check(nil, make([]string, 0))
}

// Filled puts something into the map before.
func Filled(key string) error { // want Filled:`^fails\(plain errors\.New\)$`
	keys := map[string]bool{}
	keys[key] = true
	return store.Check(keys, nil)
}

// Given may do so as well: who gives it an empty map does not exclude anything.
func Given(keys map[string]bool) error { // want Given:`^fails\(plain errors\.New\)$`
	keys["more"] = true
	return store.Check(keys, nil)
}

func GivenEmpty() error { return Given(map[string]bool{}) } // want GivenEmpty:`^fails\(plain errors\.New\)$`

// Completed is handed a map that is empty before.
func Completed() error { return store.Completed(map[string]bool{}) } // want Completed:`^fails\(plain errors\.New\)$`
