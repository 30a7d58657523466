package guards

import "testing"

// What tests pass, no handler does.
func TestFailed(t *testing.T) {
	defer func() { _ = recover() }()
	failed(nil)
}
