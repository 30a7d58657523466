package compat_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func TestOlderCode(t *testing.T) {
	for status := range 1000 {
		want := taxonomy.Code(0) // as taxonomy.CodeForStatus says
		if status == 500 || status == 501 {
			want = taxonomy.CodeInternalError
		}
		assert.Equal(t, want, compat.OlderCode(status, nil), "%d", status)
	}
}
