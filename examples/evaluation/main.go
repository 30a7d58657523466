// Command evaluation asks whether better errors help an agent, without a model: a scripted agent works on ten
// tasks with the servers of before/desk and after/desk, on both SDKs, while their directory and their tracker
// fail. It prints the table of docs/evaluation.md.
//
// The agent decides by what arrives over the wire alone: the error flag, the text, and the code and retry advice in
// _meta. Read tasks.go, world.go and agent.go in this order.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	table, err := evaluate(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(table)
}

// An outcome is what came of a task on a server.
type outcome struct {
	said        verdict
	done, wrong bool
	calls       int
	wasted      int
}

// evaluate runs all tasks on all servers, and returns the tables.
func evaluate(ctx context.Context) (string, error) {
	rows, totals := "", ""
	sums := make([]outcome, len(sides()))
	done, wrong := make([]int, len(sums)), make([]int, len(sums))
	for _, t := range tasks() {
		rows += "| " + t.name + " | " + t.fault + " |"
		for i, s := range sides() {
			o, err := run(ctx, t, s)
			if err != nil {
				return "", fmt.Errorf("%s, %s on %s: %w", t.name, s.form, s.sdk, err)
			}
			rows += " " + o.String() + " |"
			sums[i].calls += o.calls
			sums[i].wasted += o.wasted
			done[i] += number(o.done)
			wrong[i] += number(o.wrong)
		}
		rows += "\n"
	}
	head := "| task | what is wrong |"
	for i, s := range sides() {
		head += " " + s.form + ", " + s.sdk + " |"
		totals += fmt.Sprintf("| %s | %s | %d of %d | %d | %d | %d |\n", s.form, s.sdk, done[i], len(tasks()), wrong[i], sums[i].calls, sums[i].wasted)
	}
	return "| server | SDK | tasks done | wrong conclusions | calls | wasted |\n|---|---|---|---|---|---|\n" + totals +
		"\n" + head + "\n|" + strings.Repeat("---|", 2+len(sums)) + "\n" + rows, nil
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// String returns what the agent said, and what is to be held against it.
func (o outcome) String() string {
	text := string(o.said)
	switch {
	case o.wrong:
		text = "**wrong**: " + text
	case !o.done:
		text = "not done: " + text
	}
	if o.wasted > 0 {
		text += fmt.Sprintf(", %d wasted", o.wasted)
	}
	return text
}

// run has the agent work on a task with a server.
func run(ctx context.Context, t task, s side) (outcome, error) {
	parent, err := os.MkdirTemp("", "desk")
	if err != nil {
		return outcome{}, err
	}
	defer os.RemoveAll(parent)
	w := &world{dir: filepath.Join(parent, "notes"), fault: t.tracker}
	if err := os.Mkdir(w.dir, 0o700); err != nil {
		return outcome{}, err
	}
	if t.store != nil {
		if err := t.store(w.dir); err != nil {
			return outcome{}, err
		}
	}
	send, end, err := s.connect(ctx, w.dir, &http.Client{Transport: w})
	if err != nil {
		return outcome{}, err
	}
	defer end()
	o, text := outcome{}, ""
	var failed error
	o.said, text = solve(t, func(c call) result {
		o.calls++
		r, err := send(c)
		if err != nil {
			failed = err
		}
		return r
	}, func(d time.Duration) { w.now += d })
	o.judge(t, text)
	return o, failed
}

// judge compares what the agent said with what is so.
func (o *outcome) judge(t task, text string) {
	isRight := slices.Contains(t.right, o.said)
	o.done = isRight && (o.said != took || strings.Contains(text, t.holds))
	isClaim := o.said == took || o.said == absent || o.said == partial
	o.wrong = !o.done && isClaim
	o.wasted = max(o.calls-t.least, 0)
}
