package output

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSource(t *testing.T) {
	reads := 0
	s := newSource(func(file string) ([]byte, error) {
		reads++
		if file != "a.go" {
			return nil, errors.New("it is gone")
		}
		return []byte("one\r\n«😀» é\xff!\n\nlast"), nil
	})
	line := func(n int) string {
		text, found := s.line("a.go", n)
		if !found {
			return "none"
		}
		return text
	}
	assert.Equal(t, []string{"none", "one", "«😀» é\xff!", "", "last", "none"},
		[]string{line(0), line(1), line(2), line(3), line(4), line(5)})
	rows := []struct{ line, column, want int }{
		{1, 1, 1}, {1, 4, 4}, {1, 99, 4},
		{2, 3, 2}, {2, 7, 4}, {2, 9, 5}, {2, 12, 7}, {2, 13, 8}, {2, 14, 9},
		{2, 0, 1}, {9, 7, 7},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, s.column("a.go", row.line, row.column), "%d:%d", row.line, row.column)
	}
	assert.Equal(t, 1, reads)
	assert.Equal(t, 7, s.column("gone.go", 1, 7))
	_, err := s.Read("gone.go")
	require.EqualError(t, err, "it is gone")
	assert.Equal(t, 2, reads)
}

// A byte order mark is no character, in front of a file.
func TestByteOrderMark(t *testing.T) {
	s := newSource(func(string) ([]byte, error) { return []byte("\ufeffab\n\ufeffc"), nil })
	for _, row := range []struct{ line, column, want int }{{1, 1, 1}, {1, 4, 1}, {1, 5, 2}, {1, 6, 3}, {2, 4, 2}, {2, 5, 3}} {
		assert.Equal(t, row.want, s.column("a.go", row.line, row.column), "%d:%d", row.line, row.column)
	}
	for _, row := range []struct{ offset, line, column int }{{0, 1, 1}, {3, 1, 1}, {4, 1, 2}, {6, 2, 1}, {9, 2, 2}} {
		line, column, found := s.at("a.go", row.offset)
		assert.Equal(t, []any{row.line, row.column, true}, []any{line, column, found}, row.offset)
	}
}

func TestSourceAt(t *testing.T) {
	s := newSource(func(file string) ([]byte, error) {
		if file != "a.go" {
			return nil, errors.New("it is gone")
		}
		return []byte("a😀b\nc"), nil
	})
	rows := []struct {
		offset, line, column int
		found                bool
	}{
		{0, 1, 1, true}, {1, 1, 2, true}, {5, 1, 4, true}, {6, 1, 5, true}, {7, 2, 1, true}, {8, 2, 2, true},
		{9, 0, 0, false}, {-1, 0, 0, false},
	}
	for _, row := range rows {
		line, column, found := s.at("a.go", row.offset)
		assert.Equal(t, []any{row.line, row.column, row.found}, []any{line, column, found}, row.offset)
	}
	_, _, found := s.at("gone.go", 0)
	assert.False(t, found)
}
