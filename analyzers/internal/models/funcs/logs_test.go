package funcs_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const logging = `package p

import (
	"fmt"
	"log"
	"log/slog"
	"os"
)

var kept error

func store() error { return nil }

func dropped() {
	if err := store(); err != nil {
		return
	}
}

func logged() {
	if err := store(); err != nil {
		log.Printf("not stored: %v", err)
	}
}

func formatted() {
	if err := store(); err != nil {
		slog.Warn("not stored", "error", fmt.Errorf("store: %w", err), "text", err.Error())
	}
}

func stderr() {
	if err := store(); err != nil {
		fmt.Fprintln(os.Stderr, "not stored: "+err.Error())
	}
}

func listed() {
	args := []any{"when", "now"}
	if err := store(); err != nil {
		args = append(args, "error", err)
		slog.Warn("not stored", args...)
	}
}

func returned() error {
	err := store()
	log.Print(err)
	return err
}

func assigned() {
	err := store()
	log.Print(err)
	kept = err
}

func answered() string {
	if err := store(); err != nil {
		log.Print(err)
		return "not stored: " + err.Error()
	}
	return "stored"
}
`

func TestOnlyLogged(t *testing.T) {
	p := fixture.Functions(t, logging)
	for name, want := range map[string]bool{
		"dropped": true, "logged": true, "formatted": true, "stderr": true, "listed": true,
		"returned": false, "assigned": false, "answered": false,
	} {
		assert.Equal(t, want, flow.OnlyLogged(fixture.Call(p.Func(name), "store"), nil), name)
	}
}
