package endurance

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkCost runs all rules over programs of every shape, in an eighth of the full size, a
// quarter, a half, and in full.
func BenchmarkCost(b *testing.B) {
	cache := b.TempDir()
	for _, s := range shapes {
		for part := 8; part >= 1; part /= 2 {
			size := max(s.size/part, 2)
			b.Run(fmt.Sprintf("%s/%d", s.name, size), func(b *testing.B) {
				dir := write(b, s, size)
				for b.Loop() {
					_, err := look(b.Context(), dir, cache)
					require.NoError(b, err)
				}
			})
		}
	}
}
