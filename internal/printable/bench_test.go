package printable_test

import (
	"strings"
	"testing"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// BenchmarkText measures what it takes to find nothing to be spelled, which is nearly always so.
func BenchmarkText(b *testing.B) {
	for name, text := range map[string]string{
		"ascii": strings.Repeat(`	"message": "this tool handler drops the error of os.Remove (swallowed/dropped)",`+"\n", 1000),
		"other": strings.Repeat("\t\"message\": \"日本語 größe\",\n", 1000),
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				_ = printable.JSON(text)
			}
		})
	}
}
