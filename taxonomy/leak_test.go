package taxonomy_test

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	htmltemplate "html/template"
	"io/fs"
	"maps"
	"net/http"
	"testing"
	texttemplate "text/template"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
	"github.com/mcperrlint/mcperrlint/taxonomy/taxonomytest"
)

// mark begins every text that must not reach the agent, whatever follows.
const mark = "zq7secret"

// structured is a cause whose fields hold secrets.
type structured struct{ Query, password string }

func (s structured) Error() string { return "query failed: " + s.Query + s.password }

// secretive returns options that put secrets everywhere an agent must not see.
func secretive() []taxonomy.Option {
	path := &fs.PathError{Op: "open", Path: "/srv/" + mark + "-path", Err: fs.ErrPermission}
	inner := taxonomy.DatabaseError("The database failed.", taxonomy.Cause(errors.New(mark+"-inner-cause")),
		taxonomy.Detail(mark+"-inner-detail"), taxonomy.Extra("dsn", mark+"-inner-extra"))
	header := http.Header{"Authorization": {mark + "-header"}}
	request := &http.Request{Method: http.MethodGet, Header: header, Host: mark + "-host"}
	return []taxonomy.Option{
		taxonomy.Cause(errors.Join(fmt.Errorf("reading: %w", path), structured{mark + "-query", mark + "-password"}, inner)),
		taxonomy.Detail(mark + "-detail"),
		taxonomy.Extra("text", mark+"-extra"),
		taxonomy.Extra("deep", map[string]any{"list": []string{mark + "-deep"}}),
		taxonomy.Extra("error", errors.New(mark+"-extra-error")),
		taxonomy.Data("cause", errors.New(mark+"-data-error")),
		taxonomy.Data("causes", map[string]any{"first": []error{path}}),
		taxonomy.Data("context", context.WithValue(context.Background(), structured{}, mark+"-context")),
		taxonomy.Data("request", request),
		taxonomy.Data("headers", map[string]any{"sent": header}),
		taxonomy.Data("Authorization", mark+"-credential"),
		taxonomy.Data("config", map[string]string{"api_key": mark + "-nested-credential"}),
		taxonomy.Data("coded", inner),
	}
}

type factory func(message string, opts ...taxonomy.Option) *taxonomy.Error

// makers returns every way to make an error, by name.
func makers() map[string]factory {
	all := map[string]factory{
		"InvalidRequest": taxonomy.InvalidRequest, "InvalidParams": taxonomy.InvalidParams, "NotFound": taxonomy.NotFound,
		"Forbidden": taxonomy.Forbidden, "Unauthorized": taxonomy.Unauthorized, "ValidationError": taxonomy.ValidationError,
		"Conflict": taxonomy.Conflict, "RateLimited": taxonomy.RateLimited, "Timeout": taxonomy.Timeout,
		"ServiceUnavailable": taxonomy.ServiceUnavailable, "ConfigurationError": taxonomy.ConfigurationError,
		"InternalError": taxonomy.InternalError, "SerializationError": taxonomy.SerializationError,
		"DatabaseError": taxonomy.DatabaseError, "RequestCancelled": taxonomy.RequestCancelled,
		"Retryable": taxonomy.Retryable, "Fatal": taxonomy.Fatal, "InvalidOutput": render.InvalidOutput,
		"ContextRequired": func(m string, o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.ContextRequired(m, "Ask the user.", o...)
		},
		"Upstream": func(m string, o ...taxonomy.Option) *taxonomy.Error { return taxonomy.Upstream(m, 502, o...) },
		"UpstreamRateLimit": func(m string, o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.UpstreamRateLimit(m, time.Second, o...)
		},
		"Transport": func(m string, o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.Transport(class.KindTransportTimeout, m, o...)
		},
		"refused construction": func(m string, o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.New(7, m, append(o, taxonomy.Status(1))...)
		},
		"literal": func(m string, o ...taxonomy.Option) *taxonomy.Error {
			return (&taxonomy.Error{Message: m}).With(o...)
		},
	}
	for _, code := range taxonomy.Codes() {
		all["New "+code.String()] = func(m string, o ...taxonomy.Option) *taxonomy.Error { return taxonomy.New(code, m, o...) }
	}
	return all
}

// variants returns the error as it may arrive where it is rendered.
func variants(e *taxonomy.Error) map[string]*taxonomy.Error {
	return map[string]*taxonomy.Error{
		"itself":   e,
		"copied":   e.With(taxonomy.Reason("copied")),
		"in tool":  compat.InTool(e, "search_items"),
		"as cause": taxonomy.Conflict("Taken.", taxonomy.Cause(e), taxonomy.Data("cause", e)),
		"wrapped":  taxonomy.Classify(fmt.Errorf("outer %s: %w", mark, e)),
		"joined":   taxonomy.Classify(errors.Join(errors.New(mark), e)),
		"foreign":  taxonomy.Classify(fmt.Errorf("outer: %w", structured{mark, mark})),
		"masked":   compat.Mask(e),
	}
}

func TestNothingInternalReachesTheAgent(t *testing.T) {
	for name, make := range makers() {
		t.Run(name, func(t *testing.T) {
			for variant, e := range variants(make("The call failed.", secretive()...)) {
				views := taxonomytest.AgentViews(e)
				maps.Copy(views, encodings(t, e))
				for view, text := range views {
					assert.False(t, taxonomytest.Reveals(text, mark), "%s, %s: %s", variant, view, text)
				}
			}
		})
	}
}

// encodings returns what encoders and templates of the standard library make of
// the error, alone and inside other values.
func encodings(t *testing.T, e *taxonomy.Error) map[string]string {
	t.Helper()
	type holder struct {
		Pointer *taxonomy.Error
		Value   taxonomy.Error
		Err     error
		Any     any
	}
	held := holder{e, *e, e, *e}
	hidden := struct{ err error }{e}
	marshalled, err := e.MarshalText()
	require.NoError(t, err)
	out := map[string]string{
		"MarshalText":   string(marshalled),
		"Sprint":        fmt.Sprint(e, *e),
		"%v of a field": fmt.Sprintf("%v %+v %#v", held, held, held),
		"%v hidden":     fmt.Sprintf("%v %+v %#v", hidden, hidden, hidden),
		"%v of a list":  fmt.Sprintf("%v %+v %#v", []any{e, *e}, []error{e}, []taxonomy.Error{*e}),
		"%v of a map":   fmt.Sprintf("%v %+v %#v", map[string]any{"k": *e}, map[*taxonomy.Error]int{e: 1}, map[string]error{"k": e}),
		"json held":     specimen.JSON(t, held),
		"json list":     specimen.JSON(t, []any{e, *e, []taxonomy.Error{*e}}),
		"json map":      specimen.JSON(t, map[string]any{"k": e, "v": *e}),
		"json key":      specimen.JSON(t, map[*taxonomy.Error]int{e: 1}),
	}
	for name, value := range map[string]any{"xml": e, "xml value": *e, "xml held": held} {
		encoded, err := xml.Marshal(value)
		require.NoError(t, err)
		out[name] = string(encoded)
	}
	const source = `{{.P}} {{.V}} {{printf "%+v %#v" .P .V}} {{js .P}} {{html .V}}`
	data := map[string]any{"P": e, "V": *e}
	var plain, html bytes.Buffer
	require.NoError(t, texttemplate.Must(texttemplate.New("").Parse(source)).Execute(&plain, data))
	require.NoError(t, htmltemplate.Must(htmltemplate.New("").Parse(`<script>x = {{.P}}</script> {{.V}}`)).Execute(&html, data))
	out["text/template"], out["html/template"] = plain.String(), html.String()
	return out
}

func TestLogsShowWhatTheAgentDoesNotSee(t *testing.T) {
	e := taxonomy.NotFound("Gone.", secretive()...)
	asText, asJSON := logged(e)
	for _, part := range []string{
		"-path", "-query", "-inner-cause", "-inner-detail", "-inner-extra", "-detail", "-extra", "-deep", "-extra-error", "-data-error",
	} {
		assert.True(t, taxonomytest.Reveals(asText, mark+part), part)
		assert.True(t, taxonomytest.Reveals(asJSON, mark+part), part)
	}
	assert.False(t, taxonomytest.Reveals(asText, mark+"-credential"), "credentials are dropped at once")
}

// A copy of an error inside an interface has no LogValue method; what handlers
// show of it instead must be the agent's view.
func TestACopiedErrorInALogIsTheAgentsView(t *testing.T) {
	asText, asJSON := logged(*taxonomy.NotFound("Gone.", taxonomy.Detail(mark)))
	assert.Equal(t, "level=INFO msg=m err=Gone.\n", asText)
	assert.Equal(t, `{"level":"INFO","msg":"m","err":{"code":-32001,"message":"Gone.","name":"not_found"}}`+"\n", asJSON)
}

func TestMarshalledErrorsExactly(t *testing.T) {
	e := taxonomy.NotFound("Gone.", taxonomy.Detail(mark), taxonomy.Cause(errors.New(mark)), taxonomy.Extra("k", mark))
	const want = `{"code":-32001,"message":"Gone.","name":"not_found"}`
	assert.Equal(t, want, specimen.JSON(t, e))
	assert.Equal(t, want, specimen.JSON(t, *e))
	assert.Equal(t, "null", specimen.JSON(t, (*taxonomy.Error)(nil)))
	encoded, err := xml.Marshal(e)
	require.NoError(t, err)
	assert.Equal(t, "<Error>Gone.</Error>", string(encoded))
	assert.Equal(t, "[Gone. Gone.]", fmt.Sprint([]any{e, *e}))
	for verb, want := range map[string]string{
		"%v": "Gone.", "%+v": "Gone.", "%#v": `"Gone."`, "%s": "Gone.", "%q": `"Gone."`, "%x": "476f6e652e", "%8.3s": "     Gon",
		"%d": "%!d(string=Gone.)",
	} {
		assert.Equal(t, want, fmt.Sprintf(verb, e), verb)
		assert.Equal(t, want, fmt.Sprintf(verb, *e), verb)
	}
	var decoded map[string]any
	require.NoError(t, json.Unmarshal([]byte(want), &decoded))
	assert.Equal(t, "not_found", decoded["name"])
}
