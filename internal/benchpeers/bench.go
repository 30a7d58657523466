package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"time"
)

// bench measures the tools in several situations.
type bench struct {
	ctx         context.Context
	dir, module string
	runs        int
	only        *regexp.Regexp // the situations that are wanted
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
	if err := b.compare("results unknown, types of other modules known", b.runs, []tool{b.tools[0], unknown(b.tools[1]), unknown(b.tools[2])}, b.changeSetting); err != nil {
		return err
	}
	if err := b.compare("as a vet tool that go vet does not know", b.runs, []tool{b.tools[0], b.vetTool()}, b.changeVetTool); err != nil {
		return err
	}
	if err := b.fill(); err != nil {
		return err
	}
	for _, e := range edits {
		runs := b.runs
		if e.slow {
			runs = 1
		}
		if err := b.compare(e.name, runs, b.tools, func(tool) error {
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
	if !b.only.MatchString(what) {
		return nil
	}
	costs := make([]cost, len(tools))
	for range runs {
		for i, t := range tools {
			c, err := b.sample(t, prepare)
			if err != nil {
				return err
			}
			costs[i] = less(costs[i], c)
		}
	}
	fmt.Printf("\n%s\n\n| | user s | × load | × mcperrlint | user and system s | × mcperrlint | wall s | × mcperrlint | MiB |\n|---|---|---|---|---|---|---|---|---|\n", what)
	for i, t := range tools {
		c, load, ours := costs[i], costs[0], costs[1]
		fmt.Printf("| %s | %.3f | %.2f | %.1f | %.3f | %.1f | %.2f | %.1f | %d |\n", t.name, c.user.Seconds(), ratio(c.user, load.user),
			ratio(c.user, ours.user), c.cpu().Seconds(), ratio(c.cpu(), ours.cpu()), c.wall.Seconds(), ratio(c.wall, ours.wall), c.memory)
	}
	return nil
}

func ratio(a, b time.Duration) float64 { return a.Seconds() / b.Seconds() }

// A sample takes so long, or is so many runs: one short run tells little.
const (
	sampleTime = 500 * time.Millisecond
	sampleRuns = 10
)

// sample runs a tool, several times if it is fast, and returns what one run cost.
func (b *bench) sample(t tool, prepare func(tool) error) (cost, error) {
	var all []cost
	for spent := time.Duration(0); spent < sampleTime && len(all) < sampleRuns; {
		if err := prepare(t); err != nil {
			return cost{}, err
		}
		c, err := measure(b.ctx, t, b.module, b.env()...)
		if err != nil {
			return cost{}, err
		}
		all = append(all, c)
		spent += c.cpu()
	}
	return mean(all), nil
}
