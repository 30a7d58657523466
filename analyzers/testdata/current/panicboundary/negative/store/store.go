// Package store cuts lists at what it is given.
package store

import "errors"

// A Query is what is asked for.
type Query struct {
	Name          string
	Limit, Offset int
	Small         uint
}

// A Store has items.
type Store struct{ items []string }

func (s *Store) each(visit func() []string) []string { return visit() }

// Find cuts in a literal, after a default for what is missing.
func (s *Store) Find(q Query) []string {
	if q.Limit == 0 {
		q.Limit = 10
	}
	return s.each(func() []string {
		items := s.items
		if len(items) > q.Limit {
			items = items[:q.Limit]
		}
		return items
	})
}

// Page begins where it is told.
func (s *Store) Page(q *Query) []string {
	start := q.Offset
	end := start + 10
	if end > len(s.items) {
		end = len(s.items)
	}
	return s.items[start:end]
}

// First takes a number.
func First(items []string, n int) []string {
	if n > len(items) {
		return items
	}
	return items[:n]
}

// Partly checks the number for another list only.
func (s *Store) Partly(q Query) ([]string, []string) {
	items, others := s.items, s.items
	if q.Limit > 0 && len(items) > q.Limit {
		items = items[:q.Limit]
	}
	if len(others) > q.Limit {
		others = others[:q.Limit]
	}
	return items, others
}

// Clamped replaces what is too small.
func (s *Store) Clamped(q Query) []string {
	if q.Limit <= 0 {
		q.Limit = 10
	}
	return s.items[:q.Limit]
}

// Refused refuses it.
func (s *Store) Refused(q Query) ([]string, error) {
	if q.Limit < 0 {
		return nil, errors.New("limit is negative")
	}
	return s.items[:q.Limit], nil
}

// Valid asks a function.
func (s *Store) Valid(q Query) ([]string, error) {
	if err := q.validate(); err != nil {
		return nil, err
	}
	return s.items[:q.Limit], nil
}

func (q Query) validate() error {
	if q.Limit < 0 {
		return errors.New("limit is negative")
	}
	return nil
}

// Computed takes what a function makes of it.
func (s *Store) Computed(q Query) []string {
	q.Limit = max(q.Limit, 0)
	return s.items[:q.Limit]
}

// Unsigned can take none.
func (s *Store) Unsigned(q Query) []string { return s.items[:q.Small] }

// Recovered recovers.
func (s *Store) Recovered(q Query) (items []string) {
	defer func() { _ = recover() }()
	return s.items[:q.Limit]
}

// Top compares the number with nothing.
func Top(items []string, n int) []string { return items[:n] }
