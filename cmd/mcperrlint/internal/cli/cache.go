package cli

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// cacheCommand shows where results are kept, or removes them.
func (p *program) cacheCommand(_ context.Context, args []string) (int, error) {
	set := flag.NewFlagSet("cache", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	dir := set.String("cache", "", "the directory, if it is not that of the user's caches")
	if err := oneOf("cache", first(args), "dir", "clean"); err != nil {
		return 0, err
	}
	if err := set.Parse(args[1:]); err != nil {
		return 0, explainFlag(set, err)
	}
	if set.NArg() > 0 {
		return 0, fmt.Errorf("cache %s: takes -cache dir and nothing else, not %q", args[0], set.Arg(0))
	}
	if args[0] == "clean" {
		return exitClean, driver.CleanCache(*dir)
	}
	return exitClean, p.say("%s", cmp.Or(*dir, driver.CacheDir(), driver.CacheOff))
}
