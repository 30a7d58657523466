package cli

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
)

// lspCommand is the name of the command that serves an editor.
const lspCommand = "lsp"

// typingPause is how long nobody types before the server looks at what was typed.
const typingPause = 250 * time.Millisecond

// typingRest is how long nobody types before code lenses are found anew.
const typingRest = time.Second

// serveEditor serves an editor over standard input and output until it says that it exits.
func (p *program) serveEditor(ctx context.Context, args []string) (int, error) {
	o, err := parse(p, lspCommand, args)
	if err != nil {
		return 0, err
	}
	switch {
	case len(o.patterns) > 0:
		return 0, errors.New(lspCommand + ": takes no packages: the editor says which files are open")
	case o.fix || o.diff || o.newFrom != "" || o.newSince != "" || len(o.outputs) > 0 || o.given["fail-on"] || o.given["color"]:
		return 0, errors.New(lspCommand + ": takes flags that say what is looked at, not what is done with findings")
	}
	held, err := heldFlags()
	if err != nil {
		return 0, err
	}
	analyst := &analyst{program: p, options: o, held: held, turn: make(chan struct{}, 1)}
	options := lsp.Options{Version: readVersion().Version, Pause: typingPause, Rest: typingRest}
	if err := lsp.Serve(ctx, os.Stdin, p.out, analyst, options); err != nil {
		p.complain(err)
		return exitFindings, nil // as the protocol has it for a client that goes away
	}
	return exitClean, nil
}
