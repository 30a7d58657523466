// Package apply opens stores in four places.
package apply

import "example.test/plainerror/ways/open"

// Apply opens one of both.
func Apply(n int, name string) error {
	var err error
	switch n {
	case 0:
		err = open.Open("a", name)
	case 1:
		err = open.Open("b", name)
	case 2:
		err = open.Open("c", name)
	case 3:
		err = open.Open("d", name)
	}
	if err != nil {
		return err
	}
	return nil
}
