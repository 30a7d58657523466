package main

import (
	"flag"
	"os"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "write the table into docs/evaluation.md")

// The page has the tables that the command prints, whenever it runs.
func TestThePageHasTheTables(t *testing.T) {
	const file, begin, end = "../../docs/evaluation.md", "<!-- scripted agents: begin -->\n", "<!-- scripted agents: end -->\n"
	table, err := evaluate(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, begins := strings.Cut(string(content), begin)
	written, after, ends := strings.Cut(rest, end)
	if !begins || !ends {
		t.Fatal("docs/evaluation.md has no place for the tables")
	}
	if *update {
		if err := os.WriteFile(file, []byte(before+begin+table+end+after), 0o666); err != nil {
			t.Fatal(err)
		}
		written = table
	}
	if written != table {
		t.Errorf("docs/evaluation.md has another table: run go -C examples test ./evaluation -update\n%s", table)
	}
}

func TestEachTaskIsDifferent(t *testing.T) {
	seen := make(map[string]bool)
	for _, task := range tasks() {
		if seen[task.name+task.fault] || len(task.right) == 0 || task.least == 0 {
			t.Errorf("%s, %s", task.name, task.fault)
		}
		seen[task.name+task.fault] = true
	}
	if len(seen) != 10 {
		t.Errorf("%d tasks, want 10", len(seen))
	}
}

// The policy of the agent, which docs/evaluation.md describes.
func TestReact(t *testing.T) {
	rows := []struct {
		name string
		in   result
		want reaction
		wait time.Duration
	}{
		{"a success", result{text: "Notes: milk"}, take, 0},
		{"a success that tells of a failure", result{text: "Cannot delete milk: permission denied"}, ask, 0},
		{"a success that says what is missing", result{text: "T-1\nT-2 could not be read"}, notePart, 0},
		{"a code", result{text: "x", isError: true, meta: &failure{Code: "not_found"}}, noteAbsent, 0},
		{"a code for arguments", result{isError: true, meta: &failure{Code: "validation_error"}}, correct, 0},
		{"a code for permissions", result{isError: true, meta: &failure{Code: "forbidden"}}, ask, 0},
		{"a code that says when to retry", result{isError: true, meta: &failure{Code: "rate_limited", Retryable: true, RetryAfter: 5}}, retry, 5 * time.Second},
		{"a code not to retry", result{isError: true, meta: &failure{Code: "internal_error"}}, stop, 0},
		{"words about a limit", result{text: "429 Too Many Requests, retry after 7 seconds", isError: true}, retry, 7 * time.Second},
		{"words about a timeout", result{text: "context deadline exceeded", isError: true}, retry, 0},
		{"words about permissions", result{text: "403 Forbidden", isError: true}, ask, 0},
		{"words about something missing", result{text: "open x: no such file or directory", isError: true}, noteAbsent, 0},
		{"words about arguments", result{text: "a name must be a single word", isError: true}, correct, 0},
		{"no words that help", result{text: protocolErrors, isError: true}, stop, 0},
	}
	for _, row := range rows {
		if how, wait := react(row.in); how != row.want || wait != row.wait {
			t.Errorf("%s: %d after %s, want %d after %s", row.name, how, wait, row.want, row.wait)
		}
	}
}
