package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// mcpCommand is the name of the command that serves agents.
const mcpCommand = "mcp"

// mcpProgram is the program that serves. It is one of its own, so that who builds the analyzers builds no SDK.
const mcpProgram = "mcperrlint-mcp"

// mcpGrace is how long a server may take to end what it has started.
const mcpGrace = 400 * time.Millisecond

// serveMCP starts the program that serves agents, and waits for it.
func (p *program) serveMCP(ctx context.Context, args []string) (int, error) {
	given, err := mcpFlags(args)
	if err != nil {
		return 0, fmt.Errorf("mcp: %w", err)
	}
	path, err := process.Beside(mcpProgram)
	if err != nil {
		return 0, fmt.Errorf("mcp: %s is neither beside this program nor in PATH; to install it: go -C cmd/mcperrlint/%[1]s install . (in a clone of the repository)", mcpProgram)
	}
	self, err := os.Executable()
	if err != nil {
		return 0, fmt.Errorf("mcp: %w", err)
	}
	cmd, err := process.Command(ctx, "", nil, path, append([]string{"-mcperrlint=" + self}, given...)...)
	if err != nil {
		return 0, fmt.Errorf("mcp: %w", err)
	}
	status, err := process.Attach(cmd, mcpGrace)
	if err != nil {
		return 0, fmt.Errorf("mcp: %s: %w", mcpProgram, err)
	}
	return status, nil
}

// mcpFlags returns the flags for the server, after a look at them.
func mcpFlags(args []string) ([]string, error) {
	set := flag.NewFlagSet(mcpCommand, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	set.String("http", "", "an address of this machine, such as 127.0.0.1:0")
	timeout := set.String("timeout", "", "how long one analysis may take, such as 90s")
	if err := set.Parse(args); err != nil {
		return nil, explainFlag(set, err)
	}
	if set.NArg() > 0 {
		return nil, errors.New("takes no packages: agents name them")
	}
	if _, err := time.ParseDuration(*timeout); *timeout != "" && err != nil {
		return nil, fmt.Errorf("-timeout: want a duration such as 90s, not %q", *timeout)
	}
	var given []string
	set.Visit(func(f *flag.Flag) { given = append(given, "-"+f.Name+"="+f.Value.String()) })
	return given, nil
}
