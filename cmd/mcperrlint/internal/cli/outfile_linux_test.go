package cli

import (
	"io"
	"os"
	"runtime"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// asNobody calls a function in a thread that has no more rights than others, also if
// the tests run as root.
func asNobody(t *testing.T, do func()) {
	t.Helper()
	if os.Geteuid() != 0 {
		do()
		return
	}
	const nobody = 65534
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.NoError(t, syscall.Setfsuid(nobody))
	defer func() { require.NoError(t, syscall.Setfsuid(0)) }()
	do()
}

// A file whose directory takes no other file is written in its place, as one is that
// was mounted into a container.
func TestFileInADirectoryOfSomebodyElse(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir) // what is above it may let in only us
	require.NoError(t, os.WriteFile("report", []byte("what was there before"), 0o600))
	require.NoError(t, os.Chmod("report", 0o666))
	require.NoError(t, os.Chmod(dir, 0o555))
	t.Cleanup(func() { _ = os.Chmod(dir, 0o755) })
	p := &program{out: io.Discard, err: io.Discard}
	report := func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		return err
	}
	asNobody(t, func() {
		require.ErrorIs(t, p.writeTo(checkout.Named("other"), report), os.ErrPermission)
		require.NoError(t, p.writeTo(checkout.Named("report"), report))
	})
	data, err := os.ReadFile("report")
	require.NoError(t, err)
	assert.Equal(t, "new", string(data))
}
