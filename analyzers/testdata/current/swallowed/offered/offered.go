// Package offered has tools that another package registers.
package offered

import (
	"context"
	"database/sql"
	"fmt"
	"log"
	"strings"

	"example.test/swallowed/internal/api"
	"example.test/swallowed/internal/store"
)

var (
	c  = new(store.Client)
	db = new(sql.DB)
)

func tools() []api.ServerTool {
	return []api.ServerTool{
		{Name: "names", Handler: names},
		{Name: "health", Handler: health},
		{Name: "jobs", Handler: func(ctx context.Context, arguments map[string]any) (string, error) {
			jobs, _ := c.Returned(ctx) // want "swallowed/ignored: store.Client.Returned"
			return fmt.Sprint(jobs), nil
		}},
	}
}

func names(ctx context.Context, arguments map[string]any) (string, error) {
	return strings.Join(c.SkipsNested(ctx, nil), "\n"), nil // want "swallowed/skipped: store.Client.list"
}

type diagnosis struct {
	Jobs   []store.Job
	States int
	Notes  []string
}

func health(ctx context.Context, arguments map[string]any) (string, error) {
	d := &diagnosis{}
	if jobs, err := c.Returned(ctx); err == nil { // want "swallowed/dropped: store.Client.Returned"
		d.Jobs = jobs
	}
	states, err := count(ctx)
	if err != nil { // want "swallowed/dropped: offered.count"
		log.Print(err)
	} else {
		d.States = states
	}
	more, err := count(ctx)
	if err != nil {
		d.Notes = append(d.Notes, "the states are not known")
	} else {
		d.States += more
	}
	return fmt.Sprint(d), nil
}

func count(ctx context.Context) (int, error) {
	var n int
	err := db.QueryRowContext(ctx, "select count(*) from states").Scan(&n)
	return n, err
}

// A command is for nobody but who types it.
var command = api.Command{Name: "jobs", Run: func(ctx context.Context, arguments map[string]any) (string, error) {
	jobs, _ := c.Returned(ctx)
	return fmt.Sprint(jobs), nil
}}
