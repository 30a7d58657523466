package taxonomy

import (
	"io/fs"
	"os"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// The verdicts on failures of files and of the operating system. A number of
// the system says it is a net.Error, whatever it means, so these come before
// what is known of networks.
var (
	isDirectory    = verdict{CodeValidationError, "", 0, "The path names a directory where a file is needed."}
	noDirectory    = verdict{CodeValidationError, "", 0, "The path names a file where a directory is needed."}
	nameTooLong    = verdict{CodeValidationError, "", 0, "The name of the file or directory is too long."}
	badName        = verdict{CodeValidationError, "", 0, "The name of the file or directory is not valid."}
	tooManyLinks   = verdict{CodeValidationError, "", 0, "The path leads through too many symbolic links."}
	leadsOutside   = verdict{CodeForbidden, "", 0, "The path leads out of the directory that the tool may use."}
	readOnly       = verdict{CodeForbidden, "", 0, "The file system is read-only."}
	notEmpty       = verdict{CodeConflict, "", 0, "The directory is not empty."}
	inUse          = verdict{CodeConflict, "", RetryYes, "The file or directory is in use."}
	otherDevice    = verdict{CodeInvalidRequest, "", 0, "The file or directory cannot be moved to another file system."}
	fileTooLarge   = verdict{CodeInvalidRequest, "", 0, "The file would become too large."}
	argumentsLong  = verdict{CodeInvalidRequest, "", 0, "The arguments for a program are too long."}
	noSpace        = verdict{CodeInternalError, "", RetryNo, "There is no space left on the disk of the server."}
	diskFailed     = verdict{CodeInternalError, "", RetryNo, "The disk of the server failed to read or write."}
	tooManyFiles   = verdict{CodeInternalError, class.KindToolRuntimeRetry, RetryYes, "The server has too many files open at the moment."}
	outOfResources = verdict{CodeInternalError, class.KindToolRuntimeRetry, RetryYes, "The server is short of memory or another resource at the moment."}
	noProcess      = verdict{CodeNotFound, "", 0, "The process does not exist."}
	systemFailed   = verdict{CodeInternalError, "", RetryNo, "The operating system of the server refused an operation."}
)

// fileError returns the verdict on an error of a file, a program or the operating
// system, or nil.
func fileError(err error) *verdict {
	switch err := err.(type) {
	case *fs.PathError:
		return fromPathError(err)
	case *os.LinkError:
		return fromLinkError(err)
	}
	return systemVerdict(err)
}

// fromPathError recognises what depends on the operation, or is said in words
// only.
func fromPathError(err *fs.PathError) *verdict {
	if err == nil || err.Err == nil {
		return nil
	}
	if err.Op == "fork/exec" {
		return fromStart(err.Err)
	}
	if namesFile(err.Op) && invalidName(err) {
		return &badName
	}
	if packageOf(err.Err) == "errors" && errorText(err.Err) == "path escapes from parent" {
		return &leadsOutside
	}
	return nil
}

// fromStart says why a program did not start.
func fromStart(err error) *verdict {
	v := systemVerdict(err)
	if v == nil && (same(err, fs.ErrNotExist) || same(err, fs.ErrPermission)) {
		return &noProgram
	}
	return v
}

// fromLinkError recognises names that a rename or a link cannot have.
func fromLinkError(err *os.LinkError) *verdict {
	if err == nil || err.Err == nil || !invalidArgument(err.Err) {
		return nil
	}
	return &badName
}

// namesFile reports whether an operation fails as invalid because of the name
// that it was given: others fail so because of a mistake in the program.
func namesFile(op string) bool {
	switch strings.TrimSuffix(op, "at") {
	case "open", "create", "stat", "lstat", "mkdir", "remove", "unlink", "readlink", "chdir", "chmod", "chown", "CreateFile", "GetFileAttributesEx":
		return true
	}
	return false
}

// invalidName reports whether the system or an [fs.FS] refused a name.
func invalidName(err *fs.PathError) bool {
	return err.Err == fs.ErrInvalid || invalidArgument(err.Err)
}
