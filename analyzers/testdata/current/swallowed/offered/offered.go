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
			jobs, _ := c.Returned(ctx) // want `^ignores the error of store.\(\*Client\).Returned: the agent takes what is left for the answer; return the error \(swallowed/ignored\)$`
			return fmt.Sprint(jobs), nil
		}},
	}
}

func names(ctx context.Context, arguments map[string]any) (string, error) {
	return strings.Join(c.SkipsNested(ctx, nil), "\n"), nil // want `reaches store.\(\*Client\).SkipsNested \(store.go:\d+\), which leaves an item out`
}

type diagnosis struct {
	Jobs   []store.Job
	States int
	Notes  []string
}

func health(ctx context.Context, arguments map[string]any) (string, error) {
	d := &diagnosis{}
	if jobs, err := c.Returned(ctx); err == nil { // want `^goes on without what store.\(\*Client\).Returned should have given: the agent takes it for the answer`
		d.Jobs = jobs
	}
	states, err := count(ctx)
	if err != nil { // want `^goes on without what offered.count should have given, which only a log tells`
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
