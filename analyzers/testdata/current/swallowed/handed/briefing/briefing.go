// Package briefing answers without what it cannot read, for agents.
package briefing

import (
	"context"
	"errors"
	"net/http"
)

// Input says for whom.
type Input struct{ Agent, Dir string }

// Service answers.
type Service struct{ client http.Client }

// Brief adds what is known of an agent, if there is one.
func (s *Service) Brief(ctx context.Context, in Input) ([]string, error) {
	if in.Dir == "" {
		return nil, errors.New("the directory is missing; pass it")
	}
	if in.Agent != "" {
		return s.relevant(ctx, in.Agent), nil
	}
	return []string{in.Dir}, nil
}

func (s *Service) relevant(ctx context.Context, agent string) []string {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://example.test/"+agent, http.NoBody)
	if err != nil {
		return []string{}
	}
	resp, err := s.client.Do(r) // here it is lost
	if err != nil {
		return []string{}
	}
	return []string{resp.Status}
}
