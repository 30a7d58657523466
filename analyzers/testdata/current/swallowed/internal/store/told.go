package store

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"log"
	"os"
	"strconv"
	"strings"
	"sync"
)

// Returned returns the error.
func (c *Client) Returned(ctx context.Context) ([]Job, error) {
	jobs, err := c.list(ctx)
	if err != nil {
		return nil, err
	}
	return jobs, nil
}

// OK tells by its second result.
func (c *Client) OK(ctx context.Context) ([]Job, bool) {
	jobs, err := c.list(ctx)
	if err != nil {
		return nil, false
	}
	return jobs, true
}

// Unknown says that it does not know.
func (c *Client) Unknown(ctx context.Context, id int) string {
	s, err := c.get(ctx, id)
	if err != nil {
		return "unknown"
	}
	return s.Phase
}

// Partial tells what is missing.
type Partial struct {
	Jobs     []Job
	Failed   int
	Warnings []string
	Complete bool
}

// Counted counts what it leaves out.
func (c *Client) Counted(ctx context.Context, ids []int) Partial {
	var p Partial
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			p.Failed++
			continue
		}
		p.Jobs = append(p.Jobs, Job{ID: id, State: s})
	}
	return p
}

// CountedLocally counts in a variable.
func (c *Client) CountedLocally(ctx context.Context, ids []int) ([]Job, int) {
	var jobs []Job
	failed := 0
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			failed++
			continue
		}
		jobs = append(jobs, Job{ID: id, State: s})
	}
	return jobs, failed
}

// Listed lists what it leaves out.
func (c *Client) Listed(ctx context.Context, ids []int) Partial {
	var p Partial
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			p.Warnings = append(p.Warnings, "job "+strconv.Itoa(id)+": "+err.Error())
			continue
		}
		p.Jobs = append(p.Jobs, Job{ID: id, State: s})
	}
	return p
}

// Marked marks what is there as a part.
func (c *Client) Marked(ctx context.Context, ids []int) ([]Job, bool) {
	var jobs []Job
	complete := true
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			log.Print(err)
			complete = false
			continue
		}
		jobs = append(jobs, Job{ID: id, State: s})
	}
	return jobs, complete
}

// Kept keeps the last error.
func (c *Client) Kept(ctx context.Context, ids []int) ([]Job, error) {
	var jobs []Job
	var last error
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			last = err
			continue
		}
		jobs = append(jobs, Job{ID: id, State: s})
	}
	return jobs, last
}

// Joined keeps all of them.
func (c *Client) Joined(ctx context.Context, ids []int) ([]Job, error) {
	var jobs []Job
	var all []error
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			all = append(all, err)
			continue
		}
		jobs = append(jobs, Job{ID: id, State: s})
	}
	return jobs, errors.Join(all...)
}

// Tried tries the next one.
func (c *Client) Tried(ctx context.Context, ids []int) (*State, error) {
	for _, id := range ids {
		s, err := c.get(ctx, id)
		if err != nil {
			continue
		}
		return s, nil
	}
	return nil, errors.New("none of the jobs has a state")
}

// Cached reads something else.
func (c *Client) Cached(ctx context.Context, cache []Job) []Job {
	jobs, err := c.list(ctx)
	if err != nil {
		log.Print(err)
		return cache
	}
	return jobs
}

// Otherwise asks another one.
func (c *Client) Otherwise(ctx context.Context, other *Client) ([]Job, error) {
	jobs, err := c.list(ctx)
	if err != nil {
		jobs, err = other.list(ctx)
	}
	return jobs, err
}

// NoRows knows that there is none.
func (c *Client) NoRows(ctx context.Context, id int) (*State, error) {
	s, err := c.get(ctx, id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return s, err
}

// Named goes on with a name that says enough.
func (c *Client) Named(ctx context.Context, id int) string {
	name := "job " + strconv.Itoa(id)
	if s, err := c.get(ctx, id); err == nil {
		name = s.Phase
	}
	return name
}

// Empty refuses what is empty.
func Empty(path string) (string, error) {
	data, _ := os.ReadFile(path)
	if len(data) == 0 {
		return "", errors.New("there is nothing in " + path)
	}
	return string(data), nil
}

// Parsed parses what it was given.
func Parsed(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

// Closed does not wait for the end.
func Closed(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	_ = file.Close()
	return file.Name(), nil
}

// Recorded keeps the error for others.
func (c *Client) Recorded(ctx context.Context, failures map[string]error) []Job {
	jobs, err := c.list(ctx)
	if err != nil {
		failures["jobs"] = err
		return nil
	}
	return jobs
}

// Asked asks why the lines ended.
func Asked(path string) (int, error) {
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
	return total, lines.Err()
}

// Memory reads the lines of a text.
func Memory(text string) []string {
	var list []string
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		list = append(list, lines.Text())
	}
	return list
}

// Handed lets others ask.
func (c *Client) Handed(ctx context.Context) ([]string, error) {
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
	return names, ended(rows)
}

func ended(rows *sql.Rows) error { return rows.Err() }

// ListedAside lists what it leaves out.
func (c *Client) ListedAside(ctx context.Context, ids []int) ([]Job, []error) {
	jobs, failed := make([]Job, len(ids)), make([]error, len(ids))
	var all sync.WaitGroup
	for i, id := range ids {
		all.Add(1)
		go func() {
			defer all.Done()
			s, err := c.get(ctx, id)
			if err != nil {
				failed[i] = err
				return
			}
			jobs[i] = Job{ID: id, State: s}
		}()
	}
	all.Wait()
	return jobs, failed
}

// Allowed leaves out on purpose what is not allowed.
func (c *Client) Allowed(ctx context.Context, ids []int) ([]int, error) {
	var allowed []int
	for _, id := range ids {
		if err := c.checkAccess(ctx, id); err != nil {
			continue
		}
		allowed = append(allowed, id)
	}
	return allowed, nil
}

func (c *Client) checkAccess(ctx context.Context, id int) error {
	return c.db.QueryRowContext(ctx, "select id from access where id = ?", id).Scan(&id)
}
