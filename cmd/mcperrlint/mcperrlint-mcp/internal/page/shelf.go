package page

import "sync"

// A Shelf keeps the last results that take long to make, so that their next pages are there at once, and are pages of
// the same result. A result that is not kept any more is made again. The zero value is empty.
type Shelf[T any] struct {
	mu   sync.Mutex
	kept []shelved[T] // the last one first
}

type shelved[T any] struct {
	of, asked string
	result    T
}

// shelves is how many results are kept.
const shelves = 4

// Put keeps a result with its digest, and a digest of what was asked for.
func (s *Shelf[T]) Put(of, asked string, result T) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kept = append([]shelved[T]{{of, asked, result}}, s.kept[:min(len(s.kept), shelves-1)]...)
}

// Get returns the result of a cursor, and its digest, if it is kept and the same was asked for.
func (s *Shelf[T]) Get(text, asked string) (result T, of string, found bool) {
	var at cursor
	if text == "" || at.parse(text) != nil {
		return result, "", false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, k := range s.kept {
		if k.of == at.Of && k.asked == asked {
			return k.result, k.of, true
		}
	}
	return result, "", false
}
