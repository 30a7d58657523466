package taxonomy_test

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const (
	unreadable = `"[value could not be serialized]"`
	withheld   = `"[value withheld]"`
)

// panickingMarshaler panics when it is marshalled.
type panickingMarshaler struct{}

func (panickingMarshaler) MarshalJSON() ([]byte, error) { panic("MarshalJSON") }

// shownData returns how a rendering shows one value of data.
func shownData(t *testing.T, value any) string {
	t.Helper()
	e := &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "m", Data: map[string]any{"k": value}}
	shown := compat.Payload(e)["error"].(map[string]any)["data"].(map[string]any)["k"]
	assert.Equal(t, shown, render.Protocol(e).Data["k"])
	return specimen.JSON(t, shown)
}

type pair struct {
	A int `json:"a"`
	b int
	C error `json:"-"`
}

type nested struct {
	Name string
	Err  error
}

type values struct{ Fields map[string][]string }

func (v values) MarshalText() ([]byte, error) { return []byte("values"), nil }

func TestDataThatIsShown(t *testing.T) {
	number := 7
	tests := []struct {
		name  string
		value any
		want  string
	}{
		{"nil", nil, `null`},
		{"truth value", true, `true`},
		{"number", 7, `7`},
		{"fraction", 1.5, `1.5`},
		{"large number", uint64(math.MaxUint64), `18446744073709551615`},
		{"text", "t", `"t"`},
		{"huge text", strings.Repeat("x", 10<<20), `"` + strings.Repeat("x", 4093) + `…"`},
		{"invalid UTF-8", "\xff", `"` + "\uFFFD" + `"`},
		{"time", time.Unix(0, 0).UTC(), `"1970-01-01T00:00:00Z"`},
		{"pointer", &number, `7`},
		{"nil pointer", (*int)(nil), `null`},
		{"structure without its private and left-out fields", pair{1, 2, errors.New("x")}, `{"a":1}`},
		{"structure with a nil error", nested{Name: "n"}, `{"Err":null,"Name":"n"}`},
		{"list", []int{1, 2}, `[1,2]`},
		{"many numbers", make([]int, 20_000), `[` + strings.Repeat("0,", 19_999) + `0]`},
		{"raw JSON", json.RawMessage(`{"a":[1]}`), `{"a":[1]}`},
		{"what marshals itself", values{}, `"values"`},
		{"coded error", taxonomy.NotFound("n", taxonomy.Detail("d")), `{"code":-32001,"message":"n","name":"not_found"}`},
		{"coded error by value", *taxonomy.NotFound("n"), `{"code":-32001,"message":"n","name":"not_found"}`},
		{
			"coded errors in a list", []*taxonomy.Error{taxonomy.NotFound("n"), nil},
			`[{"code":-32001,"message":"n","name":"not_found"},null]`,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, shownData(t, tt.value)) })
	}
}

func TestDataThatIsWithheld(t *testing.T) {
	request, err := http.NewRequest(http.MethodGet, "https://user:secret@example.org/?key=secret", nil)
	assert.NoError(t, err)
	path := &fs.PathError{Op: "open", Path: "secret", Err: fs.ErrNotExist}
	for name, value := range map[string]any{
		"error": path, "error by value": *path, "error in a map": map[string]any{"e": path}, "errors": []error{path},
		"error in a structure": nested{Err: path}, "error behind pointers": &[]any{map[string]error{"e": path}},
		"error in data of a coded error": taxonomy.NotFound("n", taxonomy.Data("e", struct{ E error }{path})),
		"context":                        context.WithValue(context.Background(), nested{}, "secret"), "request": request, "request by value": *request,
		"response": &http.Response{Status: "secret"}, "header": http.Header{"X": {"secret"}}, "header in a map": map[string]any{"h": http.Header{"X": {"secret"}}},
		"cookie": &http.Cookie{Name: "secret"}, "cookies": []*http.Cookie{{Name: "secret"}}, "url": request.URL, "url by value": *request.URL, "user": url.User("secret"),
		"panicking error": specimen.Explosive{}, "error with a number for a value": errno(7), "list of those": []errno{7},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, withheld, shownData(t, value)) })
	}
}

// errno is an error that is a number, as those of system calls are.
type errno uintptr

func (errno) Error() string { return "secret" }

func TestDataThatCannotBeShown(t *testing.T) {
	loop := map[string]any{}
	loop["self"] = loop
	type ring struct{ Next *ring }
	round := &ring{}
	round.Next = round
	list := []any{nil}
	list[0] = list
	self := taxonomy.NotFound("self")
	self.Data = map[string]any{"self": self}
	selfInside := taxonomy.NotFound("self")
	selfInside.Data = map[string]any{"list": []any{struct{ E taxonomy.Error }{*selfInside}, loop}}
	for name, value := range map[string]any{
		"channel": make(chan int), "function": func() {}, "not a number": math.NaN(), "complex number": 1i,
		"map that holds itself": loop, "structure that holds itself": round, "list that holds itself": list,
		"error that holds itself": self, "error in a list that holds itself": []any{selfInside},
		"marshaler that panics": panickingMarshaler{}, "marshaler that fails": badMarshaler{}, "map with odd keys": map[bool]int{true: 1},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, unreadable, shownData(t, value)) })
	}
	t.Run("too large", func(t *testing.T) {
		assert.Equal(t, `"[value omitted: too large] (80001 bytes)"`, shownData(t, make([]int, 40_000)))
		assert.Equal(t, `"[value omitted: too large]"`, shownData(t, make([]any, 40_000)))
	})
	t.Run("an error that holds itself is shown nevertheless", func(t *testing.T) {
		assert.Equal(t, `{"code":-32001,"data":{"self":`+unreadable+`},"message":"self","name":"not_found"}`, specimen.JSON(t, self))
	})
}

func TestCredentialKeysNeverReachTheAgent(t *testing.T) {
	for _, key := range []string{
		"auth", "Auth", "authorization", "Proxy-Authorization", "cookie", "Set-Cookie", "password", "client_secret", "clientSecret",
		"api_key", "apiKey", "X-Api-Key", "access_token", "accessToken", "refresh-token", "idToken", "private_key", "credentials", "SECRET",
	} {
		t.Run(key, func(t *testing.T) {
			literal := &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "m", Data: map[string]any{key: "secret"}}
			assert.Equal(t, `{"code":-32002,"message":"m","name":"conflict"}`, specimen.JSON(t, literal))
			assert.Empty(t, taxonomy.Conflict("m", taxonomy.Data(key, "secret")).Data)
			assert.Equal(t, `{"a":1,"list":[{}]}`, shownData(t, map[string]any{"a": 1, key: "secret", "list": []any{map[string]string{key: "secret"}}}))
		})
	}
	t.Run("other keys stay", func(t *testing.T) {
		assert.Equal(t, `{"author":"a","next_page_token":"n","tokens":3}`,
			shownData(t, map[string]any{"author": "a", "next_page_token": "n", "tokens": 3}))
	})
}
