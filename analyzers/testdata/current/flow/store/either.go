package store

import (
	"errors"
	"os"
)

// Release knows two distributions.
func Release(name string) error { // want Release:`^fails\(plain errors\.New if 0 is not "k3s" if 0 is not "rke2" \| infrastructure os\.Remove\)$`
	if name != "rke2" && name != "k3s" {
		return errors.New("unknown")
	}
	return os.Remove(name)
}
