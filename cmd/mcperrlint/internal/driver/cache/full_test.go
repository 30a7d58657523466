package cache

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A fullFile takes so many bytes before its disk is full. File systems of the network
// tell that only at the end.
type fullFile struct {
	unfinished
	room    int
	atClose error
}

func (f *fullFile) Write(data []byte) (int, error) {
	if len(data) > f.room {
		n, _ := f.unfinished.Write(data[:f.room])
		f.room = 0
		return n, syscall.ENOSPC
	}
	f.room -= len(data)
	return f.unfinished.Write(data)
}

func (f *fullFile) Commit(name string) error {
	if f.atClose != nil {
		f.Discard()
		return f.atClose
	}
	return f.unfinished.Commit(name)
}

// What cannot be written leaves nothing behind, and what was there before stays.
func TestFullDisk(t *testing.T) {
	full := func(room int, atClose error) func(*os.Root) (unfinished, error) {
		return func(root *os.Root) (unfinished, error) {
			file, err := create(root)
			return &fullFile{file, room, atClose}, err
		}
	}
	for name, row := range map[string]struct {
		create func(root *os.Root) (unfinished, error)
		want   error
	}{
		"full before the header": {full(0, nil), syscall.ENOSPC},
		"full in the header":     {full(headerSize-1, nil), syscall.ENOSPC},
		"full after the header":  {full(headerSize, nil), syscall.ENOSPC},
		"full in the data":       {full(headerSize+3, nil), syscall.ENOSPC},
		"over the quota":         {full(1000, syscall.ENOSPC), syscall.ENOSPC},
		"read-only":              {func(*os.Root) (unfinished, error) { return nil, syscall.EROFS }, syscall.EROFS},
	} {
		t.Run(name, func(t *testing.T) {
			c := Open(t.TempDir(), 1<<20)
			kept, lost := Key{1}, Key{1, 2}
			require.NoError(t, c.Put(kept, []byte("was there")))
			whole := c.create
			c.create = row.create
			require.ErrorIs(t, c.Put(lost, []byte("is lost")), row.want)
			require.ErrorIs(t, c.Put(kept, []byte("is newer")), row.want)
			_, found := c.Get(lost)
			assert.False(t, found || c.Has(lost))
			data, found := c.Get(kept)
			assert.True(t, found && c.Has(kept))
			assert.Equal(t, "was there", string(data))
			assert.Equal(t, 1, filesBelow(t, c.dir), "nothing unfinished is left")

			c.create = whole
			require.NoError(t, c.Put(lost, []byte("is there")))
			data, _ = c.Get(lost)
			assert.Equal(t, "is there", string(data), "once there is room")
		})
	}
}

func filesBelow(t *testing.T, dir string) int {
	t.Helper()
	n := 0
	require.NoError(t, filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			n++
		}
		return err
	}))
	return n
}

// Where a directory should be there can be a file.
func TestFileInTheWay(t *testing.T) {
	dir := t.TempDir()
	c, key := Open(dir, 1<<20), Key{0xab}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "ab"), nil, 0o600))
	require.ErrorIs(t, c.Put(key, []byte("a")), syscall.ENOTDIR)
	_, found := c.Get(key)
	assert.False(t, found || c.Has(key))
	c.Remove(key)
	require.NoError(t, c.Trim())
	require.NoError(t, c.Clean())
	assert.FileExists(t, filepath.Join(dir, "ab"), "it is not ours")

	c = Open(filepath.Join(dir, "ab"), 1<<20)
	require.ErrorIs(t, c.Put(key, []byte("a")), syscall.ENOTDIR)
	assert.Error(t, c.Clean())
}
