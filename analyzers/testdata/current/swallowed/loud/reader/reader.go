// Package reader leaves out what it cannot read, and tells a log.
package reader

import (
	"encoding/json"
	"errors"
	"log"
	"log/slog"
	"strings"
)

type record struct{ Name, Limit string }

// Limit is what a policy allows.
type Limit struct{ Amount int }

// Policies leaves out those whose limit it cannot read.
func Policies(raw []byte) ([]json.RawMessage, error) {
	var records []record
	if err := json.Unmarshal(raw, &records); err != nil {
		return nil, err
	}
	out := make([]json.RawMessage, 0, len(records))
	for _, r := range records {
		limit, err := parse(r.Limit)
		if err != nil {
			slog.Warn("skipping policy", slog.String("policy", r.Name), slog.Any("error", err))
			continue
		}
		b, err := json.Marshal(map[string]any{"name": r.Name, "limit": limit})
		if err != nil {
			slog.Warn("skipping policy", slog.Any("error", err)) // what was read can be encoded
			continue
		}
		out = append(out, b)
	}
	return out, nil
}

// Known leaves out without a warning what it does not know, which may be meant.
func Known(records []string) []Limit {
	var list []Limit
	for _, r := range records {
		limit, err := parse(r)
		if err != nil {
			slog.Debug("no limit", slog.Any("error", err))
			continue
		}
		list = append(list, limit)
	}
	return list
}

// Quietly does so without any log.
func Quietly(records []string) []Limit {
	var list []Limit
	for _, r := range records {
		if limit, err := parse(r); err == nil {
			list = append(list, limit)
		}
	}
	return list
}

// Texts leaves out a text, which is an ornament.
func Texts(records []string) []string {
	var list []string
	for _, r := range records {
		text, err := shorten(r)
		if err != nil {
			log.Print(err)
			continue
		}
		list = append(list, text)
	}
	return list
}

func parse(text string) (Limit, error) {
	if !strings.HasSuffix(text, "iops") {
		return Limit{}, errors.New("no unit")
	}
	return Limit{len(text)}, nil
}

func shorten(text string) (string, error) {
	if text == "" {
		return "", errors.New("nothing to shorten")
	}
	return text[:1], nil
}
