// Package store asks a service and a database, and hides that they fail.
package store

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io/fs"
	"log"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
)

// A Job is one of many.
type Job struct {
	ID    int
	Name  string
	State *State
}

// A State is that of a job.
type State struct{ Phase string }

// A Client asks a service.
type Client struct{ db *sql.DB }

func (c *Client) get(ctx context.Context, id int) (*State, error) {
	var s State
	err := c.db.QueryRowContext(ctx, "select phase from jobs where id = ?", id).Scan(&s.Phase)
	if err != nil {
		return nil, err
	}
	return &s, nil
}

func (c *Client) list(ctx context.Context) ([]Job, error) {
	rows, err := c.db.QueryContext(ctx, "select id from jobs")
	if err != nil {
		return nil, fmt.Errorf("list: %w", err)
	}
	defer rows.Close()
	return nil, rows.Err()
}

// Nil returns nil.
func (c *Client) Nil(ctx context.Context) []Job {
	jobs, err := c.list(ctx)
	if err != nil {
		return nil
	}
	return jobs
}

// Logged tells a log.
func (c *Client) Logged(ctx context.Context) []Job {
	jobs, err := c.list(ctx)
	if err != nil {
		log.Printf("jobs: %v", err)
		return []Job{}
	}
	return jobs
}

// Beside returns a nil error.
func (c *Client) Beside(ctx context.Context) (map[string]Job, error) {
	jobs, err := c.list(ctx)
	if err != nil {
		slog.ErrorContext(ctx, "jobs", "error", err)
		return map[string]Job{}, nil
	}
	return map[string]Job{"first": jobs[0]}, nil
}

// Three returns nothing at all.
func (c *Client) Three(ctx context.Context, id int) (string, string, int) {
	s, err := c.get(ctx, id)
	if err != nil {
		return "", "", 0
	}
	return s.Phase, s.Phase, 1
}

// NoElse fills what it returns if nothing fails.
func (c *Client) NoElse(ctx context.Context, id int) *Job {
	job := &Job{ID: id}
	var state *State
	if s, err := c.get(ctx, id); err == nil {
		state = s
	}
	job.State = state
	return job
}

// GoesOn uses what is not there.
func (c *Client) GoesOn(ctx context.Context) []Job {
	jobs, err := c.list(ctx)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	return append(jobs, Job{Name: "last"})
}

// Count counts what is not there.
func (c *Client) Count(ctx context.Context) (int, error) {
	jobs, err := c.list(ctx)
	if err != nil {
		log.Print(err)
	}
	return len(jobs), nil
}

// Skips leaves jobs out.
func (c *Client) Skips(ctx context.Context, ids []int) []Job {
	var jobs []Job
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			continue
		}
		jobs = append(jobs, Job{ID: id, State: s})
	}
	return jobs
}

// SkipsLogged does and tells a log.
func (c *Client) SkipsLogged(ctx context.Context, ids []int) (map[int]*State, error) {
	states := make(map[int]*State)
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			slog.WarnContext(ctx, "skipped", "id", id, "error", err)
			continue
		}
		states[id] = s
	}
	return states, nil
}

// SkipsNested leaves lists out.
func (c *Client) SkipsNested(ctx context.Context, ids []int) []string {
	var names []string
	for range ids {
		if jobs, err := c.list(ctx); err == nil {
			for _, job := range jobs {
				names = append(names, job.Name)
			}
		}
	}
	return names
}

// Report is an answer with a list.
type Report struct{ Jobs []*Job }

// SkipsField leaves jobs out of a field.
func (c *Client) SkipsField(ctx context.Context, ids []int) (*Report, error) {
	report := &Report{}
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			continue
		}
		report.Jobs = append(report.Jobs, &Job{ID: id, State: s})
	}
	return report, nil
}

// SkipsLines leaves lines out that do not parse.
func SkipsLines(path string) ([]Job, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var jobs []Job
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var job Job
		if err := json.Unmarshal(lines.Bytes(), &job); err != nil {
			log.Printf("line: %v", err)
			continue
		}
		jobs = append(jobs, job)
	}
	return jobs, lines.Err()
}

// SkipsRows leaves rows out.
func (c *Client) SkipsRows(ctx context.Context) ([]string, error) {
	rows, err := c.db.QueryContext(ctx, "select name from jobs")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			continue
		}
		names = append(names, name)
	}
	return names, rows.Err()
}

// Ignores looks at no error.
func (c *Client) Ignores(ctx context.Context) []Job {
	jobs, _ := c.list(ctx)
	return jobs
}

// IgnoresFile looks at none, either.
func IgnoresFile(path string) (string, error) {
	data, _ := os.ReadFile(path)
	return string(data), nil
}

// IgnoresBelow calls what does.
func (c *Client) IgnoresBelow(ctx context.Context) (int, error) { return len(c.Ignores(ctx)), nil }

// Unasked does not ask why the rows ended.
func (c *Client) Unasked(ctx context.Context) ([]string, error) {
	rows, err := c.db.QueryContext(ctx, "select name from jobs")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

// UnaskedLines does not ask why the lines ended.
func UnaskedLines(path string) (int, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	total := 0
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		total += len(lines.Text())
	}
	return total, nil
}

// SkipsAside leaves jobs out in other goroutines.
func (c *Client) SkipsAside(ctx context.Context, ids []int) []Job {
	jobs := make([]Job, len(ids))
	var all sync.WaitGroup
	for i, id := range ids {
		all.Add(1)
		go func() {
			defer all.Done()
			s, err := c.get(ctx, id)
			if err != nil {
				log.Print(err)
				return
			}
			jobs[i] = Job{ID: id, State: s}
		}()
	}
	all.Wait()
	return jobs
}

// SkipsFiles leaves files out of a walk.
func SkipsFiles(root string) ([]string, error) {
	var texts []string
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return nil
		}
		texts = append(texts, string(data))
		return nil
	})
	return texts, err
}
