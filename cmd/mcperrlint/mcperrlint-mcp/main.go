// Command mcperrlint-mcp serves what mcperrlint finds to agents, over the Model Context Protocol. It is started by
//
//	mcperrlint mcp
//
// and starts that command in turn, for each analysis. It speaks on standard input and output, or with -http
// over streamable HTTP on an address of this machine. docs/mcp.md describes the tools.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/loopback"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/server"
)

// exitUsage is the exit status of a wrong command line or environment, as mcperrlint has it.
const exitUsage = 2

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := serve(ctx, os.Args[1:], os.Stderr)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "mcperrlint-mcp:", err)
		os.Exit(exitUsage)
	}
}

// A config is what the command line asks for.
type config struct {
	linter, http string
	timeout      time.Duration
}

// defaultTimeout is how long one analysis may take.
const defaultTimeout = 5 * time.Minute

// parse reads the command line.
func parse(args []string) (config, error) {
	var c config
	set := flag.NewFlagSet("mcperrlint-mcp", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.StringVar(&c.linter, "mcperrlint", "", "the absolute path of mcperrlint")
	set.StringVar(&c.http, "http", "", "serve streamable HTTP on this address")
	set.DurationVar(&c.timeout, "timeout", defaultTimeout, "how long one analysis may take")
	if err := set.Parse(args); err != nil {
		return config{}, err
	}
	if set.NArg() > 0 {
		return config{}, errors.New("takes no arguments: agents name packages")
	}
	if c.timeout <= 0 {
		return config{}, fmt.Errorf("-timeout %s: want a duration above 0", c.timeout)
	}
	if c.linter != "" {
		return c, nil
	}
	path, err := process.Beside("mcperrlint")
	if err != nil {
		return config{}, fmt.Errorf("mcperrlint is neither beside this program nor in PATH: %w", err)
	}
	c.linter = path
	return c, nil
}

// serve serves until the client or the context ends.
func serve(ctx context.Context, args []string, log io.Writer) error {
	c, err := parse(args)
	if err != nil {
		return err
	}
	listen := loopback.Address(c.http)
	if err := listen.Check(); c.http != "" && err != nil {
		return fmt.Errorf("-http %s: %w", c.http, err)
	}
	command := linter.New(c.linter, c.timeout)
	if err := sameVersion(ctx, command); err != nil {
		return err
	}
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	rules, err := command.Rules(ctx)
	if err != nil {
		return fmt.Errorf("mcperrlint rules: %w", err)
	}
	served, err := server.New(server.Options{
		Version: version().Version, Linter: command, Rules: rules, Start: roots.Start(dir), Bounded: c.http != "",
		Logger: slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelWarn})),
	})
	if err != nil {
		return err
	}
	if c.http != "" {
		return listen.Serve(ctx, served, log)
	}
	return ended(ctx, served.Run(ctx, &mcp.StdioTransport{}))
}

// ended returns what is wrong with the end of a session: nothing, if it was asked for.
func ended(ctx context.Context, err error) error {
	if ctx.Err() != nil || errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// unversioned is the version of programs that were built in a clone.
const unversioned = "(devel)"

// version returns what this program was built from.
func version() linter.Version {
	v := linter.Version{Version: unversioned}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	if info.Main.Version != "" {
		v.Version = info.Main.Version
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			v.Revision = s.Value
		}
	}
	return v
}

// sameVersion returns an error if the command is of another version, in which it may say things in another
// form. Programs that were built in a clone fit every one.
func sameVersion(ctx context.Context, command *linter.Linter) error {
	theirs, err := command.Version(ctx)
	if err != nil {
		return fmt.Errorf("mcperrlint version: %w", err)
	}
	if ours := version(); !fit(ours, theirs) {
		return fmt.Errorf("this is version %s, and mcperrlint is %s: install both in one version", ours.Version, theirs.Version)
	}
	return nil
}

// fit reports whether two programs can be of one version.
func fit(ours, theirs linter.Version) bool {
	if ours.Version == theirs.Version || ours.Revision != "" && ours.Revision == theirs.Revision {
		return true
	}
	return !isReleased(ours.Version) || !isReleased(theirs.Version)
}

// isReleased reports whether a version names one commit of the repository.
func isReleased(version string) bool {
	return version != unversioned && !strings.Contains(version, "+")
}
