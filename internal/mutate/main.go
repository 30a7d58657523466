//go:build ignore

// The command is no package of the module, so that hooks that install its commands leave this one out.
package main

import (
	"context"
	"os"
	"os/signal"

	"github.com/mcperrlint/mcperrlint/internal/mutate"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	status := mutate.Run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(status)
}
