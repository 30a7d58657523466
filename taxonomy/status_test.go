package taxonomy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestCodeForStatus(t *testing.T) {
	rows := []struct {
		name     string
		statuses []int
		want     taxonomy.Code
	}{
		{"1xx, 2xx", []int{100, 103, 200, 204, 299}, 0},
		{"3xx", []int{300, 301, 304, 399}, taxonomy.CodeInvalidRequest},
		{"400", []int{400}, taxonomy.CodeInvalidParams},
		{"401", []int{401}, taxonomy.CodeUnauthorized},
		{"402, 403", []int{402, 403}, taxonomy.CodeForbidden},
		{"404", []int{404}, taxonomy.CodeNotFound},
		{"408, 425, 504", []int{408, 425, 504}, taxonomy.CodeTimeout},
		{"409, 423, 424", []int{409, 423, 424}, taxonomy.CodeConflict},
		{"422", []int{422}, taxonomy.CodeValidationError},
		{"429", []int{429}, taxonomy.CodeRateLimited},
		{"other 4xx", []int{405, 410, 413, 418, 451, 499}, taxonomy.CodeInvalidRequest},
		{"500", []int{500}, taxonomy.CodeServiceUnavailable},
		{"501", []int{501}, taxonomy.CodeServiceUnavailable},
		{"502, 503, other 5xx", []int{502, 503, 505, 511, 599}, taxonomy.CodeServiceUnavailable},
		{"no status at all", []int{-1, 0, 99, 600, 1000}, 0},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			for _, status := range row.statuses {
				assert.Equal(t, row.want, taxonomy.CodeForStatus(status), "%d", status)
			}
		})
	}
}
