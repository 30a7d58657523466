package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// settingAt is where the arguments of a tool of which results are unknown have
// the setting that changes.
const settingAt = 1

// unknown returns a tool whose settings change, so that no result of an earlier
// run holds.
func unknown(t tool) tool {
	t.args = slices.Insert(slices.Clone(t.args), settingAt, setting(0))
	return t
}

func setting(value any) string { return fmt.Sprint("-contractshape.words=", value) }

// changeSetting gives a tool that has such a setting another one.
func (b *bench) changeSetting(t tool) error {
	if strings.HasPrefix(t.args[settingAt], setting("")) {
		b.edits++
		t.args[settingAt] = setting(b.edits)
	}
	return nil
}

// vetTool returns go vet with mcperrlint as its tool.
func (b *bench) vetTool() tool {
	return tool{"go vet -vettool", []string{"go", "vet", "-vettool=" + b.vetProgram(), "./..."}, nil}
}

func (b *bench) vetProgram() string { return filepath.Join(b.dir, "vettool") }

// changeVetTool makes the tool one that go vet does not know yet.
func (b *bench) changeVetTool(tool) error {
	program, err := os.ReadFile(b.tools[1].args[0])
	if err != nil {
		return err
	}
	b.edits++
	return os.WriteFile(b.vetProgram(), fmt.Append(program, b.edits), 0o777)
}
