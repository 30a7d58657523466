package store

import "errors"

// Mirror has a switch in a branch: its last case depends on more conditions than are remembered.
func Mirror(remote string, n int) error { // want Mirror:`^fails\(plain errors\.New if 1 is 0 \| .* \| plain errors\.New if 1 is 5 if 1 is not 4 if 1 is not 3 if 1 is not 2 if 1 is not 1 if 0 is not "local"\)$`
	if n == 0 {
		return errors.New("zero")
	}
	if remote != "local" {
		switch n {
		case 1:
			return errors.New("one")
		case 2:
			return errors.New("two")
		case 3:
			return errors.New("three")
		case 4:
			return errors.New("four")
		case 5:
			return errors.New("five")
		}
	}
	return nil
}
