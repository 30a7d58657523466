package catalogue_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
)

// manyTools are as many as a very large server has.
func manyTools() []failures.Tool {
	one := readNote()
	var tools []failures.Tool
	for i := range 5000 {
		one.Name = fmt.Sprintf("tool_%d", i)
		tools = append(tools, one)
	}
	return tools
}

// BenchmarkWrite measures what each format takes for 5,000 tools with 45,000 failures.
func BenchmarkWrite(b *testing.B) {
	c := common()
	c.Tools = manyTools()
	for _, name := range names() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				w, err := catalogue.New(name, catalogue.Options{})
				require.NoError(b, err)
				require.NoError(b, w.Write(io.Discard, c))
			}
		})
	}
}
