//go:build !windows && !plan9

package taxonomy

import "syscall"

// Elsewhere than on Windows the names of package syscall say everything.

func platformVerdict(syscall.Errno) *verdict { return nil }

func badNameNumber(error) bool { return false }

func socketNumber(syscall.Errno) bool { return false }
