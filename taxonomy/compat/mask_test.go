package compat_test

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// missingFile is a type of its own that wraps a known error, as a subclass
// would in other languages. Its name says something else.
type missingFile struct{ PermissionError error }

func (m missingFile) Error() string { return "permission denied, says the name" }
func (m missingFile) Unwrap() error { return m.PermissionError }

func TestMask(t *testing.T) {
	const (
		params   = `{"error":{"code":-32602,"message":"The request parameters are not valid.","name":"invalid_params"}}`
		notFound = `{"error":{"code":-32001,"message":"The requested resource was not found.","name":"not_found"}}`
		denied   = `{"error":{"code":-32005,"message":"Permission denied.","name":"forbidden"}}`
		internal = `{"error":{"code":-32603,"message":"An internal server error occurred.","name":"internal_error"}}`
	)
	_, notANumber := strconv.Atoi("x")
	tests := []struct {
		name string
		err  error
		want string
	}{
		{"value error", notANumber, params},
		{"coded validation error", taxonomy.ValidationError("secret"), params},
		{"coded parse error", taxonomy.New(taxonomy.CodeParseError, "secret"), params},
		{"file not found", fs.ErrNotExist, notFound},
		{"no rows", fmt.Errorf("secret: %w", sql.ErrNoRows), notFound},
		{"not found by what it wraps, not by its name", missingFile{fs.ErrNotExist}, notFound},
		{"method not found", taxonomy.New(taxonomy.CodeMethodNotFound, "secret"), notFound},
		{"permission", fs.ErrPermission, denied},
		{"unauthorized", taxonomy.Unauthorized("secret"), denied},
		{"anything else", errors.New("secret"), internal},
		{"timeout", taxonomy.Timeout("secret", taxonomy.RetryAfter(5), taxonomy.Reason("r"), taxonomy.Recovery("h")), internal},
		{"conflict", taxonomy.Conflict("secret", taxonomy.Data("k", "secret")), internal},
		{"typed nil", (*taxonomy.Error)(nil), internal},
		{"panicking methods", specimen.Explosive{}, internal},
		{"cyclic", specimen.Cyclic(), internal},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			masked := compat.Mask(tt.err)
			assert.Equal(t, tt.want, specimen.JSON(t, compat.Payload(masked)))
			assert.Empty(t, masked.Detail)
			assert.Empty(t, masked.Extra)
		})
	}
	t.Run("the original is kept for logs", func(t *testing.T) {
		original := errors.New("secret")
		assert.Same(t, original, compat.Mask(original).Unwrap())
	})
	t.Run("not found is not method not found on the wire", func(t *testing.T) {
		assert.Equal(t, -32602, render.Protocol(compat.Mask(fs.ErrNotExist)).Code)
	})
	t.Run("nil", func(t *testing.T) { assert.Nil(t, compat.Mask(nil)) })
}
