package output

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf16"
)

// A source reads files once, and knows their lines.
type source struct {
	read  func(file string) ([]byte, error)
	files map[string]*content
}

// content is what is in a file, or the error that came in its place.
type content struct {
	bytes []byte
	err   error
	lines []int // where they begin
	// parsed tells that it was tried to make the tree, which is nil if that failed.
	parsed bool
	tree   *tree
}

func newSource(read func(string) ([]byte, error)) *source {
	return &source{read: read, files: make(map[string]*content)}
}

// Read returns the content of a file.
func (s *source) Read(file string) ([]byte, error) {
	c := s.file(file)
	return c.bytes, c.err
}

func (s *source) file(file string) *content {
	c := s.files[file]
	if c == nil {
		c = new(content)
		c.bytes, c.err = s.read(file)
		if c.err == nil {
			c.lines = append(c.lines, 0)
			for i, b := range c.bytes {
				if b == '\n' {
					c.lines = append(c.lines, i+1)
				}
			}
		}
		s.files[file] = c
	}
	return c
}

// line returns a line without its end, and whether it is there.
func (s *source) line(file string, n int) (string, bool) {
	c := s.file(file)
	if n < 1 || n > len(c.lines) {
		return "", false
	}
	end := len(c.bytes)
	if n < len(c.lines) {
		end = c.lines[n] - 1
	}
	return string(bytes.TrimSuffix(c.bytes[c.lines[n-1]:end], []byte("\r"))), true
}

// column returns a column that counts bytes as one that counts the units of
// UTF-16. Of a line that is not there it is the same.
func (s *source) column(file string, line, column int) int {
	text, found := s.line(file, line)
	if !found {
		return column
	}
	return units(withoutMark(line, text[:min(max(column-1, 0), len(text))])) + 1
}

// at returns the line of an offset, and the column in units of UTF-16.
func (s *source) at(file string, offset int) (line, column int, found bool) {
	c := s.file(file)
	if c.err != nil || offset < 0 || offset > len(c.bytes) {
		return 0, 0, false
	}
	i, exact := slices.BinarySearch(c.lines, offset)
	if !exact {
		i-- // the line that the offset is in begins before it
	}
	return i + 1, units(withoutMark(i+1, string(c.bytes[c.lines[i]:offset]))) + 1, true
}

// withoutMark returns the beginning of a line without the byte order mark that the
// first one can have: it is no part of the text for those who count characters.
func withoutMark(line int, text string) string {
	if line > 1 {
		return text
	}
	return strings.TrimPrefix(text, "\ufeff")
}

// units returns how many units of UTF-16 a text has. A byte that is no part of a
// character counts as one.
func units(text string) int {
	n := 0
	for _, r := range text {
		n += max(utf16.RuneLen(r), 1)
	}
	return n
}
