//go:build !plan9

package taxonomy

import "syscall"

// systemVerdict returns what a number of the operating system means for files
// and programs, or nil: for other errors, and for numbers that belong to the
// network or that sentinels of the standard library stand for.
func systemVerdict(err error) *verdict {
	number, ok := err.(syscall.Errno)
	if !ok {
		return nil
	}
	if v := platformVerdict(number); v != nil {
		return v
	}
	if v := fileVerdict(number); v != nil {
		return v
	}
	switch number {
	case syscall.EBADF, syscall.EFAULT, syscall.ECHILD:
		return &internalUse
	case syscall.E2BIG:
		return &argumentsLong
	case syscall.ENOEXEC:
		return &noProgram
	case syscall.ENOMEM, syscall.EAGAIN, syscall.EINTR:
		return &outOfResources
	case syscall.ESRCH:
		return &noProcess
	}
	return nil
}

// fileVerdict knows the numbers of failures of files.
func fileVerdict(number syscall.Errno) *verdict {
	switch number {
	case syscall.EISDIR:
		return &isDirectory
	case syscall.ENOTDIR:
		return &noDirectory
	case syscall.ENAMETOOLONG:
		return &nameTooLong
	case syscall.ELOOP:
		return &tooManyLinks
	case syscall.EROFS:
		return &readOnly
	case syscall.ENOTEMPTY:
		return &notEmpty
	case syscall.EBUSY:
		return &inUse
	case syscall.EXDEV:
		return &otherDevice
	case syscall.EFBIG:
		return &fileTooLarge
	case syscall.ENOSPC, syscall.EDQUOT:
		return &noSpace
	case syscall.EIO:
		return &diskFailed
	case syscall.EMFILE, syscall.ENFILE:
		return &tooManyFiles
	}
	return nil
}

// invalidArgument reports whether err is the number for an invalid argument.
func invalidArgument(err error) bool {
	return err == syscall.EINVAL || badNameNumber(err)
}

// otherNumber reports whether err is a number of the operating system that
// says nothing about a network.
func otherNumber(err error) bool {
	number, ok := err.(syscall.Errno)
	return ok && !ofSockets(number)
}

// ofSockets reports whether a number comes from sockets.
func ofSockets(number syscall.Errno) bool {
	switch number {
	case syscall.ECONNREFUSED, syscall.ECONNRESET, syscall.ECONNABORTED, syscall.EHOSTUNREACH, syscall.ENETUNREACH,
		syscall.ENETDOWN, syscall.ENETRESET, syscall.ENOTCONN, syscall.EPIPE, syscall.ETIMEDOUT, syscall.EADDRINUSE,
		syscall.EADDRNOTAVAIL, syscall.EAFNOSUPPORT, syscall.EDESTADDRREQ, syscall.EISCONN, syscall.EMSGSIZE,
		syscall.ENOBUFS, syscall.EPROTONOSUPPORT:
		return true
	}
	return socketNumber(number)
}
