package bridge_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const fullBoard = "The board is full: ask the user which card may go."

// foreign makes an error as a package of another module does: package reflect makes the call.
func foreign(text string) error {
	err, _ := reflect.ValueOf(bridge.NewError).Call([]reflect.Value{reflect.ValueOf(text)})[0].Interface().(error)
	return err
}

func TestOwnWords(t *testing.T) {
	missing := &fs.PathError{Op: "open", Path: "/srv/secret", Err: fs.ErrNotExist}
	for name, tt := range map[string]struct {
		err  error
		want string // "" is the text without the option
		code taxonomy.Code
	}{
		"own":                        {bridge.NewError(fullBoard), fullBoard, taxonomy.CodeInternalError},
		"own, wrapped":               {fmt.Errorf("add card: %w", bridge.NewError(fullBoard)), fullBoard, taxonomy.CodeInternalError},
		"a format":                   {bridge.Errorf("board %q is full", "may"), `board "may" is full`, taxonomy.CodeInternalError},
		"with a known cause":         {bridge.Errorf("cannot read %q: %w", "may", missing), `cannot read "may": The file or directory does not exist.`, taxonomy.CodeNotFound},
		"with an unknown cause":      {bridge.Errorf("cannot add: %w", errors.New("/srv/secret")), "cannot add: an unexpected failure", taxonomy.CodeInternalError},
		"with a cause of our own":    {bridge.Errorf("cannot add: %w", bridge.NewError(fullBoard)), "cannot add: " + fullBoard, taxonomy.CodeInternalError},
		"with a printed cause":       {bridge.Errorf("100%%: %v", missing), "100%: The file or directory does not exist.", taxonomy.CodeInternalError},
		"with a foreign cause":       {bridge.Errorf("cannot add: %w", foreign("/srv/secret")), "cannot add: an unexpected failure", taxonomy.CodeInternalError},
		"of another module":          {foreign("/srv/secret"), "", taxonomy.CodeInternalError},
		"of nobody":                  {errors.New("/srv/secret"), "", taxonomy.CodeInternalError},
		"blank":                      {bridge.NewError(" "), "", taxonomy.CodeInternalError},
		"with a code":                {taxonomy.NotFound("Gone.", taxonomy.Cause(bridge.NewError(fullBoard))), "Gone.", taxonomy.CodeNotFound},
		"around one with a code":     {bridge.Errorf("x: %w", taxonomy.NotFound("Gone.")), "Gone.", taxonomy.CodeNotFound},
		"beside one that misbehaves": {errors.Join(misbehaving{}, bridge.NewError(fullBoard)), "", taxonomy.CodeInternalError},
	} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			without := bridge.New(bridge.Logger(nil)).Run(t.Context(), call, failing(tt.err))
			e := bridge.New(logTo(&log), bridge.OwnWords()).Run(t.Context(), call, failing(tt.err))
			if tt.want == "" {
				tt.want = without.Message
			}
			assert.Equal(t, tt.want, e.Message)
			assert.Equal(t, tt.code, e.Code)
			assert.NotContains(t, bridge.New().Result(e).Text, "/srv/secret")
			require.ErrorIs(t, e, tt.err)
			assert.NotContains(t, without.Message, fullBoard, "it takes the option")
		})
	}
}

type misbehaving struct{}

func (misbehaving) Error() string { return "misbehaving" }
func (misbehaving) As(any) bool   { panic("as") }

// The log reads what errors.New and fmt.Errorf would have said, and finds the same causes.
func TestWordsAreOrdinaryErrors(t *testing.T) {
	cause := &fs.PathError{Op: "open", Path: "/srv/secret", Err: fs.ErrNotExist}
	err := bridge.Errorf("read: %w, %w", cause, context.Canceled)
	assert.Equal(t, "read: open /srv/secret: file does not exist, context canceled", err.Error())
	require.ErrorIs(t, err, fs.ErrNotExist)
	require.ErrorIs(t, err, context.Canceled)
	require.EqualError(t, bridge.NewError("text"), "text")
}
