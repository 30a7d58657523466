package store

import (
	"context"
	"log"
)

// A Task belongs to somebody.
type Task struct{ ID, OwnerID, Owner string }

// Owners returns what those are called who own tasks.
func Owners(ctx context.Context, s Store) map[string]string {
	names := make(map[string]string)
	if labels, err := s.Labels(ctx, "people"); err == nil {
		for _, label := range labels {
			names[label[:1]] = label
		}
	}
	return names
}

// Counts returns how many labels there are of some notes: those that have some are answered.
func Counts(ctx context.Context, s Store, ids []string) []string {
	counted := make(map[string]int)
	if labels, err := s.Labels(ctx, "all"); err == nil {
		for _, label := range labels {
			counted[label]++
		}
	}
	var all []string
	for id := range counted {
		all = append(all, id)
	}
	return all
}

// Tasks returns those of some IDs.
func Tasks(ctx context.Context, s Store, ids []string) ([]string, error) {
	var all []string
	for _, id := range ids {
		labels, err := s.Labels(ctx, id)
		if err != nil {
			continue
		}
		all = append(all, labels...)
	}
	if len(ids) > 100 {
		return nil, context.DeadlineExceeded
	}
	return all, nil
}

// Hints returns labels. Failures are logged and silently ignored, and callers do without.
func Hints(ctx context.Context, s Store, id string) []string {
	labels, err := s.Labels(ctx, id)
	if err != nil {
		log.Print(err)
		return nil
	}
	return labels
}

// Session talks to a service, and perhaps controls it.
type Session struct {
	ID      string
	control *string
}

// Join returns a session.
func Join(ctx context.Context, s Store, id string) *Session {
	joined := &Session{ID: id}
	if title, err := connect(ctx, s, id); err == nil {
		joined.control = title
	}
	return joined
}

func connect(ctx context.Context, s Store, id string) (*string, error) {
	title, err := s.Title(ctx, id)
	if err != nil {
		return nil, err
	}
	return &title, nil
}

// Control returns what is controlled, if anything is.
func (s *Session) Control() string {
	if s.control == nil {
		return "nothing"
	}
	return *s.control
}

// State has descriptions of notes.
type State struct{ words map[string]string }

// Describe returns the description of a note.
func (s *State) Describe(id string) string { return s.words[id] }

// Load reads the descriptions.
func Load(ctx context.Context, s Store) (*State, error) {
	words, err := s.Labels(ctx, "words")
	if err != nil {
		return nil, err
	}
	return &State{map[string]string{"all": words[0]}}, nil
}

// Lines returns a line for each note, with its description if there are any.
func Lines(ids []string, state *State) []string {
	var all []string
	for _, id := range ids {
		all = append(all, line(id, state))
	}
	return all
}

func line(id string, state *State) string {
	if state != nil {
		id += ": " + state.Describe(id)
	}
	return id
}

// Words returns all descriptions, if there are any.
func Words(state *State) []string {
	if state == nil {
		return nil
	}
	var all []string
	for _, word := range state.words {
		all = append(all, word)
	}
	return all
}
