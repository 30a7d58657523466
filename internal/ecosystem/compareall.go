package ecosystem

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"
	"time"
)

// The presets with which each program is looked at.
var presets = []string{"default", "strict"}

// Run compares the binaries that the arguments name, and returns the exit status.
func Run(ctx context.Context, args []string, out, problems io.Writer) int {
	flags := flag.NewFlagSet("ecosystem", flag.ContinueOnError)
	flags.SetOutput(problems)
	before := flags.String("old", "", "the binary before the change")
	after := flags.String("new", "", "the binary after it")
	words := flags.Bool("words", false, "tell also where only the words of a finding differ")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if *before == "" || *after == "" || flags.NArg() == 0 {
		fmt.Fprintln(problems, "usage: ecosystem -old binary -new binary [-words] folder...")
		return 2
	}
	programs, err := programsIn(flags.Args())
	if err != nil {
		fmt.Fprintln(problems, "ecosystem:", err)
		return 2
	}
	return compareAll(ctx, programs, [2]string{*before, *after}, *words, out)
}

// A total is what all runs of one binary with one preset took and found.
type total struct {
	findings int
	givenUp  int
	user     time.Duration
	kept     int64
}

// compareAll compares program by program, prints what differs and the totals, and returns the exit status.
func compareAll(ctx context.Context, programs []program, binaries [2]string, words bool, out io.Writer) int {
	status := 0
	totals := make(map[string]*[2]total)
	for _, p := range programs {
		for _, preset := range presets {
			var results [2]result
			var err error
			for i, binary := range binaries {
				if results[i], err = look(ctx, binary, p, preset); err != nil {
					break
				}
			}
			if err != nil {
				fmt.Fprintf(out, "%s, %s: not compared: %v\n", p.name, preset, err)
				status = 2
				continue
			}
			if differences := compare(results[0], results[1], words); len(differences) > 0 {
				status = max(status, 1)
				for _, d := range differences {
					fmt.Fprintf(out, "%s, %s: %s\n", p.name, preset, d)
				}
			}
			add(totals, preset, results)
		}
	}
	printTotals(out, totals)
	return status
}

// add adds what two runs took.
func add(totals map[string]*[2]total, preset string, results [2]result) {
	if totals[preset] == nil {
		totals[preset] = new([2]total)
	}
	for i, r := range results {
		t := &totals[preset][i]
		t.findings += len(r.findings)
		t.givenUp += len(r.givenUp)
		t.user += r.user
		t.kept += r.kept
	}
}

func printTotals(out io.Writer, totals map[string]*[2]total) {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "\tfindings\tgiven up\tuser time\tkept for the next run\t")
	for _, preset := range presets {
		for i, name := range [...]string{"old", "new"} {
			if t := totals[preset]; t != nil {
				givenUp := "-" // as with the first preset
				if preset == presets[0] {
					givenUp = strconv.Itoa(t[i].givenUp)
				}
				fmt.Fprintf(table, "%s, %s\t%d\t%s\t%.1f s\t%.1f MiB\t\n", preset, name, t[i].findings, givenUp, t[i].user.Seconds(), float64(t[i].kept)/(1<<20))
			}
		}
	}
	table.Flush()
}
