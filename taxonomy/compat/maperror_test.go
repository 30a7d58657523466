package compat_test

import (
	"errors"
	"io/fs"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

func TestMapError(t *testing.T) {
	boom := errors.New("Quota for project 7")
	quota := compat.MapRule{Match: compat.MatchText("quota"), Make: func(error) *taxonomy.Error { return taxonomy.RateLimited("quota") }}
	number := compat.MapRule{Match: compat.MatchRegexp(regexp.MustCompile(`project \d`)), Make: func(error) *taxonomy.Error { return taxonomy.NotFound("project") }}
	missing := compat.MapRule{Match: compat.MatchIs(fs.ErrNotExist), Make: func(error) *taxonomy.Error { return taxonomy.NotFound("file") }}
	rest := compat.MapRule{Make: func(error) *taxonomy.Error { return taxonomy.InternalError("rest") }}
	bad := compat.MapRule{Match: func(error) bool { panic("x") }, Make: rest.Make}

	assert.NoError(t, compat.MapError(nil, rest))
	assert.Same(t, boom, compat.MapError(boom, missing), "nothing matches: the original")
	assert.Equal(t, "quota", compat.MapError(boom, quota, number).Error(), "the first rule wins")
	assert.Equal(t, "project", compat.MapError(boom, bad, compat.MapRule{}, number, quota).Error())
	assert.Equal(t, "rest", compat.MapError(boom, missing, rest).Error())
	assert.ErrorIs(t, compat.MapError(boom, rest), boom)
	assert.Equal(t, "rest", compat.MapError(specimen.Cyclic(), missing, rest).Error())
}
