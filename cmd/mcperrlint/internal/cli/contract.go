package cli

import (
	"context"
	"io"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agreement"
)

// contractCommand is the name of the command that writes and checks the contracts of tools.
const contractCommand = "contract"

// The words after it.
const (
	contractWrite = "write"
	contractCheck = "check"
)

// contract writes the contracts of tools, or compares those that there are with what tools can fail with.
func (p *program) contract(ctx context.Context, args []string) (int, error) {
	if err := oneOf(contractCommand, first(args), contractWrite, contractCheck); err != nil {
		return 0, err
	}
	if args[0] == contractWrite {
		return p.writeContracts(ctx, args[1:])
	}
	return p.checkContracts(ctx, args[1:])
}

// checkContracts says what tools can fail with and their contracts do not declare, and the other way round.
func (p *program) checkContracts(ctx context.Context, args []string) (int, error) {
	l, err := p.aimAt(contractCommand+" "+contractCheck, args)
	if err != nil {
		return 0, err
	}
	tools, err := l.failures(ctx)
	if err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	report := agreement.Of(tools)
	targets := l.outputs
	if len(targets) == 0 {
		targets = []target{{"text", ""}}
	}
	for _, t := range targets {
		if err := l.writeTarget(t, func(w io.Writer) error { return report.Write(w, t.format) }); err != nil {
			return 0, err
		}
	}
	if !l.quiet {
		l.warn("%s", report.Summary())
	}
	least, _ := threshold(l.failOn)
	switch {
	case l.loaded() == exitBroken:
		return exitBroken, nil
	case report.Differs() && analyzers.SeverityWarning >= least:
		return exitFindings, nil
	}
	return exitClean, nil
}
