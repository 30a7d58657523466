package taxonomy

import "syscall"

// windowsNumbers are the numbers by which Windows names what has other names
// in package syscall, which it invents there.
var windowsNumbers = map[syscall.Errno]*verdict{
	4:    &tooManyFiles, // ERROR_TOO_MANY_OPEN_FILES
	6:    &internalUse,  // ERROR_INVALID_HANDLE
	8:    &outOfResources,
	14:   &outOfResources, // ERROR_OUTOFMEMORY
	17:   &otherDevice,    // ERROR_NOT_SAME_DEVICE
	19:   &readOnly,       // ERROR_WRITE_PROTECT
	23:   &diskFailed,     // ERROR_CRC
	32:   &inUse,          // ERROR_SHARING_VIOLATION
	33:   &inUse,          // ERROR_LOCK_VIOLATION
	39:   &noSpace,        // ERROR_HANDLE_DISK_FULL
	112:  &noSpace,        // ERROR_DISK_FULL
	123:  &badName,        // ERROR_INVALID_NAME
	145:  &notEmpty,       // ERROR_DIR_NOT_EMPTY
	161:  &badName,        // ERROR_BAD_PATHNAME
	193:  &noProgram,      // ERROR_BAD_EXE_FORMAT
	206:  &nameTooLong,    // ERROR_FILENAME_EXCED_RANGE
	223:  &fileTooLarge,   // ERROR_FILE_TOO_LARGE
	267:  &noDirectory,    // ERROR_DIRECTORY
	1117: &diskFailed,     // ERROR_IO_DEVICE
	1295: &noSpace,        // ERROR_DISK_QUOTA_EXCEEDED
	1450: &outOfResources, // ERROR_NO_SYSTEM_RESOURCES
	1921: &tooManyLinks,   // ERROR_CANT_RESOLVE_FILENAME
}

func platformVerdict(number syscall.Errno) *verdict { return windowsNumbers[number] }

func badNameNumber(err error) bool {
	return err == syscall.Errno(123) || err == syscall.Errno(161)
}

// socketNumber knows the numbers of WinSock.
func socketNumber(number syscall.Errno) bool { return number >= 10000 && number < 12000 }
