// Package store compares what it is given with what it may be.
package store

import (
	"fmt"
	"slices"
	"strings"
)

// An Order is how notes are sorted.
type Order string

// The orders.
const (
	ByName    Order = "name"
	ByCreated Order = "created"
	ByUpdated Order = "updated"
)

// A Query is what is asked for.
type Query struct {
	Order     Order
	Direction string
	Scope     string
	State     *string
	Style     string
}

// A Store keeps notes.
type Store struct{ notes []string }

func (s *Store) List(q Query) []string {
	switch q.Order {
	case ByCreated:
		return s.notes[1:]
	case ByUpdated:
		return s.notes[2:]
	default: // by name
		return s.notes
	}
}

func (s *Store) Links(q *Query) []string {
	if q == nil {
		q = &Query{}
	}
	if q.Direction == "" {
		q.Direction = "both"
	}
	return s.links(q.Direction)
}

func (s *Store) links(direction string) []string {
	var list []string
	switch strings.ToLower(direction) {
	case "out":
		list = s.notes[1:]
	case "in":
		list = s.notes[:1]
	default:
		list = s.notes
	}
	return list
}

func (s *Store) Count(scope string) int { return len(s.in(scope)) }

func (s *Store) in(scope string) []string {
	if normalized(scope) == "personal" {
		return s.notes[:1]
	}
	return s.notes
}

func normalized(scope string) string {
	if strings.TrimSpace(scope) == "personal" {
		return "personal"
	}
	return "project"
}

func (s *Store) Filter(q Query) []string {
	if q.State != nil {
		switch *q.State {
		case "open":
			return s.notes[:1]
		case "closed":
			return s.notes[1:]
		}
	}
	return s.notes
}

// Checked refuses other orders.
func (s *Store) Checked(q Query) ([]string, error) {
	switch q.Order {
	case ByName, ByCreated:
		return s.notes, nil
	}
	return nil, fmt.Errorf("unknown order %s", q.Order)
}

// Contained refuses other directions.
func (s *Store) Contained(q Query) ([]string, error) {
	if !slices.Contains([]string{"in", "out"}, q.Direction) {
		return nil, fmt.Errorf("unknown direction")
	}
	if q.Direction == "in" {
		return s.notes[1:], nil
	}
	if q.Direction == "out" {
		return s.notes[:1], nil
	}
	return s.notes, nil
}

// Validated is checked by a method of the query.
func (s *Store) Validated(q Query) ([]string, error) {
	if err := q.validate(); err != nil {
		return nil, err
	}
	switch q.Style {
	case "short":
		return s.notes[:1], nil
	case "long":
		return s.notes[1:], nil
	}
	return s.notes, nil
}

func (q Query) validate() error {
	if q.Style != "short" && q.Style != "long" {
		return fmt.Errorf("unknown style")
	}
	return nil
}
