package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
)

// bench measures the tools in several situations.
type bench struct {
	ctx         context.Context
	dir, module string
	runs        int
	tools       []tool
	edits       int    // how many edits there were
	caches      int    // how many empty build caches there were
	gocache     string // the last of them
}

// all measures and prints everything.
func (b *bench) all(edits []*edit) error {
	warm := func(tool) error { return nil }
	if err := b.fill(); err != nil {
		return err
	}
	if err := b.compare("nothing edited, all caches warm", b.runs, b.tools, warm); err != nil {
		return err
	}
	if err := b.compare("nothing known of the module", b.runs, b.tools[:3], b.forget); err != nil {
		return err
	}
	if err := b.fill(); err != nil {
		return err
	}
	for _, e := range edits {
		if err := b.compare(e.name, b.runs, b.tools, func(tool) error {
			b.edits++
			return e.make(b.edits)
		}); err != nil {
			return err
		}
	}
	return b.compare("empty build cache, and nothing known of the module", 1, b.tools, b.empty)
}

// fill runs everything once, so that the caches know the module.
func (b *bench) fill() error {
	for _, t := range b.tools {
		if _, err := measure(b.ctx, t, b.module); err != nil {
			return err
		}
	}
	return nil
}

// empty removes what tools know, and gives the go command a build cache with
// nothing in it.
func (b *bench) empty(t tool) error {
	if err := os.RemoveAll(b.gocache); err != nil {
		return err
	}
	b.caches++
	b.gocache = filepath.Join(b.dir, fmt.Sprintf("gocache%d", b.caches))
	return b.forget(t)
}

// env returns the environment that a situation needs.
func (b *bench) env() []string {
	if b.gocache == "" {
		return nil
	}
	return []string{"GOCACHE=" + b.gocache}
}

// forget removes what tools know.
func (b *bench) forget(tool) error { return os.RemoveAll(filepath.Join(b.dir, "cache")) }

// compare prints what every tool costs after something was prepared for it.
func (b *bench) compare(what string, runs int, tools []tool, prepare func(tool) error) error {
	costs := make([]cost, len(tools))
	for range runs {
		for i, t := range tools {
			if err := prepare(t); err != nil {
				return err
			}
			c, err := measure(b.ctx, t, b.module, b.env()...)
			if err != nil {
				return err
			}
			costs[i] = less(costs[i], c)
		}
	}
	fmt.Printf("\n%s\n\n| | user s | × load | × mcperrlint | wall s | × mcperrlint | MiB |\n|---|---|---|---|---|---|---|\n", what)
	for i, t := range tools {
		c := costs[i]
		fmt.Printf("| %s | %.2f | %.2f | %.1f | %.2f | %.1f | %d |\n", t.name, c.user.Seconds(), c.user.Seconds()/costs[0].user.Seconds(),
			c.user.Seconds()/costs[1].user.Seconds(), c.wall.Seconds(), c.wall.Seconds()/costs[1].wall.Seconds(), c.memory)
	}
	return nil
}
