package driver

import (
	"go/token"
	"sync"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// sums knows from which bytes files were parsed: those of an overlay, or those that
// were on the disk at that moment. The offsets of a fix are offsets of these bytes.
type sums struct {
	mu   sync.Mutex
	list map[*token.File]finding.Sum
}

// add notes the bytes of a file.
func (s *sums) add(file *token.File, text []byte) {
	sum := finding.SumOf(text)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.list == nil {
		s.list = make(map[*token.File]finding.Sum)
	}
	s.list[file] = sum
}

// of returns the sum of a file, or zero for one of which nothing but a place is
// known.
func (s *sums) of(file *token.File) finding.Sum {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.list[file]
}
