package taxonomy_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

func TestCodeOf(t *testing.T) {
	tests := []struct {
		name string
		err  error
		want taxonomy.Code
	}{
		{"nil", nil, 0},
		{"coded", taxonomy.Conflict("m"), taxonomy.CodeConflict},
		{"coded, wrapped", fmt.Errorf("x: %w", taxonomy.Conflict("m")), taxonomy.CodeConflict},
		{"known by its type", fs.ErrNotExist, taxonomy.CodeNotFound},
		{"deadline", context.DeadlineExceeded, taxonomy.CodeTimeout},
		{"unknown", errors.New("boom"), taxonomy.CodeInternalError},
		{"panicking", specimen.Explosive{}, taxonomy.CodeInternalError},
		{"cyclic", specimen.Cyclic(), taxonomy.CodeInternalError},
		{"a nil coded error", (*taxonomy.Error)(nil), taxonomy.CodeInternalError},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, taxonomy.CodeOf(tt.err)) })
	}
	coded := taxonomy.NotFound("m")
	assert.Zero(t, testing.AllocsPerRun(100, func() { sink = taxonomy.CodeOf(coded) == taxonomy.CodeNotFound }))
}
