// Package ecosystem compares two binaries of mcperrlint on real programs: what a change of the engine finds
// anew, no longer, or in other words, and what it costs.
//
//	make ecosystem OLD=/tmp/old NEW=/tmp/new DIR=/tmp/servers
//
// It runs both on the fixtures, on testdata/src, and on every program in a folder of DIR, with the presets
// default and strict. For each program it prints the findings that differ, as `- default …` and `+ strict …`,
// and at the end one table: findings, functions that were too large to be followed to the end, time of a
// processor, and the size of what is kept for the next run, which is mostly facts. A program that one of the binaries cannot look at is named with the reason.
//
// It ends with 1 if findings differ, and with 2 if it could not compare something. Read the files in this order:
// compareall.go, program.go (where programs are), run.go (one run), compare.go.
package ecosystem
