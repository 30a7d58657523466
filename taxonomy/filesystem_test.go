//go:build unix

package taxonomy_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// system returns the error of an operation that failed with a number.
func system(op string, number syscall.Errno) error {
	return &fs.PathError{Op: op, Path: "/srv/notes/x", Err: number}
}

var systemRows = []struct {
	name    string
	err     error
	code    taxonomy.Code
	retry   bool
	message string
}{
	{"EISDIR", system("read", syscall.EISDIR), cValidation, false, "The path names a directory where a file is needed."},
	{"ENOTDIR", system("open", syscall.ENOTDIR), cValidation, false, "The path names a file where a directory is needed."},
	{"ENAMETOOLONG", system("open", syscall.ENAMETOOLONG), cValidation, false, "The name of the file or directory is too long."},
	{"EINVAL of a name", system("open", syscall.EINVAL), cValidation, false, "The name of the file or directory is not valid."},
	{"EINVAL of a rename", &os.LinkError{Op: "rename", Old: "a", New: "a/b", Err: syscall.EINVAL}, cValidation, false, "The name of the file or directory is not valid."},
	{"EINVAL of anything else", system("seek", syscall.EINVAL), cInternal, false, "The operating system of the server refused an operation."},
	{"a name that an fs.FS refuses", &fs.PathError{Op: "open", Path: "../x", Err: fs.ErrInvalid}, cValidation, false, "The name of the file or directory is not valid."},
	{"ELOOP", system("open", syscall.ELOOP), cValidation, false, "The path leads through too many symbolic links."},
	{"EROFS", system("open", syscall.EROFS), cForbidden, false, "The file system is read-only."},
	{"ENOTEMPTY", system("remove", syscall.ENOTEMPTY), cConflict, false, "The directory is not empty."},
	{"EBUSY", system("remove", syscall.EBUSY), cConflict, true, "The file or directory is in use."},
	{"EXDEV", &os.LinkError{Op: "rename", Old: "a", New: "b", Err: syscall.EXDEV}, cRequest, false, "The file or directory cannot be moved to another file system."},
	{"EFBIG", system("write", syscall.EFBIG), cRequest, false, "The file would become too large."},
	{"E2BIG", system("fork/exec", syscall.E2BIG), cRequest, false, "The arguments for a program are too long."},
	{"ENOSPC", system("write", syscall.ENOSPC), cInternal, false, "There is no space left on the disk of the server."},
	{"EDQUOT", system("write", syscall.EDQUOT), cInternal, false, "There is no space left on the disk of the server."},
	{"EIO", system("read", syscall.EIO), cInternal, false, "The disk of the server failed to read or write."},
	{"EMFILE", system("open", syscall.EMFILE), cInternal, true, "The server has too many files open at the moment."},
	{"EMFILE of a socket", &net.OpError{Op: "dial", Err: os.NewSyscallError("socket", syscall.EMFILE)}, cInternal, true, "The server has too many files open at the moment."},
	{"ENFILE", system("open", syscall.ENFILE), cInternal, true, "The server has too many files open at the moment."},
	{"ENOMEM", system("fork/exec", syscall.ENOMEM), cInternal, true, "The server is short of memory or another resource at the moment."},
	{"EAGAIN", system("fork/exec", syscall.EAGAIN), cInternal, true, "The server is short of memory or another resource at the moment."},
	{"EBADF", system("read", syscall.EBADF), cInternal, false, "The tool failed because of a defect in its code."},
	{"ESRCH", syscall.ESRCH, cNotFound, false, "The process does not exist."},
	{"a number that nobody knows", system("ioctl", syscall.ENOTTY), cInternal, false, "The operating system of the server refused an operation."},
	{"a program that is not there", system("fork/exec", syscall.ENOENT), cConfig, false, "A program that the tool needs is not available on the server."},
	{"a program that may not run", system("fork/exec", syscall.EACCES), cConfig, false, "A program that the tool needs is not available on the server."},
	{"a program of another system", system("fork/exec", syscall.ENOEXEC), cConfig, false, "A program that the tool needs is not available on the server."},
	{"a socket that is not there", &net.OpError{Op: "dial", Net: "unix", Err: os.NewSyscallError("connect", syscall.ENOENT)}, cUnavailable, true, "A service could not be reached."},
	{"a socket that may not be used", &net.OpError{Op: "dial", Net: "unix", Err: os.NewSyscallError("connect", syscall.EACCES)}, cConfig, false, "The server may not connect to a service that the tool needs."},
	{"ECONNREFUSED alone", syscall.ECONNREFUSED, cUnavailable, true, "A service could not be reached."},
	{"EPIPE", os.NewSyscallError("write", syscall.EPIPE), cUnavailable, true, "A service could not be reached."},
	{"ETIMEDOUT", os.NewSyscallError("connect", syscall.ETIMEDOUT), cTimeout, true, "A service did not answer in time."},
	{"an odd number in a request", &url.Error{Op: "Get", Err: syscall.ENOTTY}, cUnavailable, true, "The request to a service failed."},
}

func TestErrorsOfTheOperatingSystem(t *testing.T) {
	for _, row := range systemRows {
		t.Run(row.name, func(t *testing.T) {
			for _, err := range []error{row.err, fmt.Errorf("around: %w", row.err), errors.Join(errors.New("beside"), row.err)} {
				e := taxonomy.Classify(err)
				assert.Equal(t, row.code.String(), e.Code.String())
				assert.Equal(t, row.message, e.Error())
				assert.Equal(t, row.retry, e.CanRetry())
				if row.code == cInternal {
					assert.Equal(t, class.FaultServer, e.Fault(), "no service has a part in it")
				}
				assert.NotContains(t, e.Error(), "/srv")
			}
		})
	}
}

// What the system of this machine really returns.
func TestErrorsOfRealFiles(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(file, []byte("x"), 0o600))
	require.NoError(t, os.Symlink("loop", filepath.Join(dir, "loop")))
	root, err := os.OpenRoot(dir)
	require.NoError(t, err)
	defer root.Close()
	for name, tt := range map[string]struct {
		err     error
		message string
	}{
		"a directory is read":        {second(os.ReadFile(dir)), "The path names a directory where a file is needed."},
		"a file is listed":           {second(os.ReadDir(file)), "The path names a file where a directory is needed."},
		"a path through a file":      {second(os.Open(filepath.Join(file, "x"))), "The path names a file where a directory is needed."},
		"a name with a zero byte":    {second(os.Open("a\x00b")), "The name of the file or directory is not valid."},
		"a name that is too long":    {second(os.Open(strings.Repeat("x", 5000))), "The name of the file or directory is too long."},
		"links in a circle":          {second(os.Open(filepath.Join(dir, "loop"))), "The path leads through too many symbolic links."},
		"a directory that is full":   {os.Remove(dir), "The directory is not empty."},
		"a directory into itself":    {os.Rename(dir, filepath.Join(dir, "in")), "The name of the file or directory is not valid."},
		"a path that leaves a root":  {second(root.Open("../x")), "The path leads out of the directory that the tool may use."},
		"a path that leaves an FS":   {second(os.DirFS(dir).Open("../x")), "The name of the file or directory is not valid."},
		"a program that is no file":  {exec.Command(filepath.Join(dir, "missing")).Run(), "A program that the tool needs is not available on the server."},
		"a program that is no code":  {exec.Command(file).Run(), "A program that the tool needs is not available on the server."},
		"a socket without a service": {second(net.Dial("unix", filepath.Join(dir, "no.sock"))), "A service could not be reached."},
	} {
		t.Run(name, func(t *testing.T) {
			require.Error(t, tt.err)
			assert.Equal(t, tt.message, taxonomy.Classify(tt.err).Error(), tt.err)
		})
	}
	t.Run("a directory is read once", func(t *testing.T) {
		reads := 0
		err := taxonomy.Retrier{}.Do(t.Context(), "read", func(context.Context) error {
			reads++
			return second(os.ReadFile(dir))
		})
		assert.ErrorIs(t, err, syscall.EISDIR)
		assert.Equal(t, 1, reads)
	})
}
