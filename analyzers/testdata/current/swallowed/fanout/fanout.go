// Package fanout asks several services at once, and leaves out what has failed, with go-sdk.
package fanout

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type client struct{ dir string }

func (c *client) raw(ctx context.Context, path string) (json.RawMessage, error) {
	return os.ReadFile(c.dir + path)
}

type deal struct {
	ID    int
	Stage string
}

type input struct {
	IDs []string `json:"ids"`
}

type output struct {
	Deals []deal
	Note  string
}

// stages asks beside others, and what cannot be decoded is missing as well.
func (c *client) stages(ctx context.Context) map[int]string {
	names := make(map[int]string)
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		data, err := c.raw(ctx, "stages")
		if err != nil { // want "swallowed/skipped: fanout.client.raw"
			return
		}
		var list []deal
		if err := json.Unmarshal(data, &list); err != nil {
			return
		}
		for _, s := range list {
			names[s.ID] = s.Stage
		}
	}()
	wg.Wait()
	return names
}

func stagesOfAll(c *client) mcp.ToolHandlerFor[input, map[int]string] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, map[int]string, error) {
		return nil, c.stages(ctx), nil
	}
}

type answer struct {
	deal deal
	err  error
}

// kept keeps the error of each, and leaves those out that have one.
func (c *client) kept(ctx context.Context, ids []string) []deal {
	answers := make([]answer, len(ids))
	var wg sync.WaitGroup
	for i, id := range ids {
		wg.Add(1)
		go func() {
			defer wg.Done()
			data, err := c.raw(ctx, id)
			if err != nil {
				answers[i] = answer{err: err}
				return
			}
			answers[i] = answer{deal: deal{Stage: string(data)}}
		}()
	}
	wg.Wait()
	var deals []deal
	for _, a := range answers {
		if a.err != nil { // want "swallowed/skipped: fanout.client.raw"
			continue
		}
		deals = append(deals, a.deal)
	}
	return deals
}

// sent gets them through a channel, and logs.
func (c *client) sent(ctx context.Context, ids []string) []deal {
	answers := make(chan answer, len(ids))
	for _, id := range ids {
		go func() {
			data, err := c.raw(ctx, id)
			answers <- answer{deal: deal{Stage: string(data)}, err: err}
		}()
	}
	var deals []deal
	for range ids {
		a := <-answers
		if a.err != nil { // want "swallowed/skipped: fanout.client.raw"
			log.Print(a.err)
			continue
		}
		deals = append(deals, a.deal)
	}
	return deals
}

// ranged gets them from a channel until that is closed.
func (c *client) ranged(ctx context.Context, ids []string) map[string]deal {
	answers := make(chan *answer)
	go func() {
		defer close(answers)
		for _, id := range ids {
			a := &answer{}
			data, err := c.raw(ctx, id)
			a.deal.Stage, a.err = string(data), err
			answers <- a
		}
	}()
	deals := make(map[string]deal)
	for a := range answers {
		if a.err == nil { // want "swallowed/skipped: fanout.client.raw"
			deals[a.deal.Stage] = a.deal
		}
	}
	return deals
}

// counted says how many are missing.
func (c *client) counted(ctx context.Context, ids []string) (deals []deal, missing int) {
	for _, a := range c.answers(ctx, ids) {
		if a.err != nil {
			missing++
			continue
		}
		deals = append(deals, a.deal)
	}
	return deals, missing
}

// listed says which are missing.
func (c *client) listed(ctx context.Context, ids []string) (deals []deal, warnings []string) {
	for _, a := range c.answers(ctx, ids) {
		if a.err != nil {
			warnings = append(warnings, a.err.Error())
			continue
		}
		deals = append(deals, a.deal)
	}
	return deals, warnings
}

// first returns the first error.
func (c *client) first(ctx context.Context, ids []string) ([]deal, error) {
	var deals []deal
	for _, a := range c.answers(ctx, ids) {
		if a.err != nil {
			return nil, a.err
		}
		deals = append(deals, a.deal)
	}
	return deals, nil
}

// asked fails if nothing is left.
func (c *client) asked(ctx context.Context, ids []string) ([]deal, error) {
	var deals []deal
	for _, a := range c.answers(ctx, ids) {
		if a.err == nil {
			deals = append(deals, a.deal)
		}
	}
	if len(deals) == 0 {
		return nil, fmt.Errorf("none of %d deals could be read", len(ids))
	}
	return deals, nil
}

func (c *client) answers(ctx context.Context, ids []string) (answers []answer) {
	for _, id := range ids {
		data, err := c.raw(ctx, id)
		answers = append(answers, answer{deal{Stage: string(data)}, err})
	}
	return answers
}

// a checked item has an error that nothing outside has brought about.
type checked struct {
	name string
	err  error
}

func named(list []checked) (names []string) {
	for _, c := range list {
		if c.err != nil {
			continue
		}
		names = append(names, c.name)
	}
	return names
}

func check(names []string) (list []checked) {
	for _, n := range names {
		var err error
		if n == "" {
			err = fmt.Errorf("no name")
		}
		list = append(list, checked{n, err})
	}
	return list
}

// last goes from one to the next in a variable that a literal shares.
func last(a *answer) (names []string) {
	next := func() { a = &answer{deal: a.deal} }
	for a.err == nil && len(names) < 3 {
		names = append(names, a.deal.Stage)
		b := a
		a = b
		next()
	}
	return names
}

func handle(c *client) mcp.ToolHandlerFor[input, output] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		out := output{Deals: c.kept(ctx, in.IDs)}
		out.Deals = append(out.Deals, c.sent(ctx, in.IDs)...)
		for _, d := range c.ranged(ctx, in.IDs) {
			out.Deals = append(out.Deals, d)
		}
		for _, name := range append(named(check(in.IDs)), last(&answer{})...) {
			out.Deals = append(out.Deals, deal{Stage: name})
		}
		counted, missing := c.counted(ctx, in.IDs)
		listed, warnings := c.listed(ctx, in.IDs)
		first, err := c.first(ctx, in.IDs)
		if err != nil {
			return nil, output{}, err
		}
		asked, err := c.asked(ctx, in.IDs)
		if err != nil {
			return nil, output{}, err
		}
		out.Deals = append(append(append(append(out.Deals, counted...), listed...), first...), asked...)
		out.Note = fmt.Sprint(missing, " are missing: ", warnings)
		return nil, out, nil
	}
}

func register(s *mcp.Server, c *client) {
	mcp.AddTool(s, &mcp.Tool{Name: "stages"}, stagesOfAll(c))
	mcp.AddTool(s, &mcp.Tool{Name: "deals"}, handle(c))
}
