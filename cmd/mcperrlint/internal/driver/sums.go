package driver

import (
	"go/token"
	"sync"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// sums knows what was looked at: the bytes of an overlay, or those that were on the disk at
// that moment. The offsets of a fix are offsets of these bytes, and lines of code that are
// shown are theirs.
type sums struct {
	mu     sync.Mutex
	parsed map[*token.File]finding.Sum
	noted  map[string]finding.Sum // by path
}

// add notes the bytes from which a file was parsed.
func (s *sums) add(file *token.File, text []byte) {
	sum := finding.SumOf(text)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.parsed == nil {
		s.parsed = make(map[*token.File]finding.Sum)
	}
	s.parsed[file] = sum
	s.set(file.Name(), sum)
}

// note notes the sum of a file that went into a key.
func (s *sums) note(path string, sum finding.Sum) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.set(path, sum)
}

func (s *sums) set(path string, sum finding.Sum) {
	if s.noted == nil {
		s.noted = make(map[string]finding.Sum)
	}
	s.noted[path] = sum
}

// of returns the sum of a file, or zero for one of which nothing but a place is
// known.
func (s *sums) of(file *token.File) finding.Sum {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.parsed[file]
}

// ofPath returns the sum of a file whose bytes were noted.
func (s *sums) ofPath(path string) finding.Sum {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.noted[path]
}

// knows reports whether the bytes of a file were noted.
func (s *sums) knows(path string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, found := s.noted[path]
	return found
}

// fits reports whether no other bytes of a file were noted.
func (s *sums) fits(path string, text []byte) bool {
	s.mu.Lock()
	sum, found := s.noted[path]
	s.mu.Unlock()
	return !found || sum == finding.SumOf(text)
}

// reset forgets what was noted by path.
func (s *sums) reset() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.noted)
}
