package taxonomy

import (
	"reflect"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// maxGraphQLErrors is how many errors of one list are looked at.
const maxGraphQLErrors = 1000

// graphQLErrors is what the errors of a GraphQL answer say, whatever library
// they are from.
type graphQLErrors struct {
	first    error    // the error in which the first of them was found
	codes    []string // unique, and fit to be seen
	messages []string // unique; for developers
	foreign  bool     // one of them, at least, was not made by the client library itself
}

// The codes by which the hasura library marks errors that no service sent.
const (
	noTransport = iota + 1
	localMistake
)

var graphQLOwnCodes = map[string]int{
	"request_error":                   noTransport,
	"json_decode_error":               noTransport,
	"json_encode_error":               localMistake,
	"graphql_encode_error":            localMistake,
	"graphql_decode_error":            localMistake,
	"graphql_extensions_decode_error": localMistake,
}

// collect adds what err is: a GraphQL error, a list of them, or an error with
// a list in it.
func (g *graphQLErrors) collect(err error) {
	v := reflect.ValueOf(err)
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	switch v.Kind() {
	case reflect.Slice:
		g.list(err, v)
	case reflect.Struct:
		if list := reflect.Indirect(field(v, "GqlErrors")); list.Kind() == reflect.Slice {
			g.list(err, list)
			return
		}
		// A struct is one only if it has Extensions: many have a Message.
		// The oldest client has no more than that, but a name of its own.
		if field(v, "Extensions").Kind() == reflect.Map || v.Type().Name() == "graphErr" {
			g.one(err, v)
		}
	}
}

func (g *graphQLErrors) list(err error, list reflect.Value) {
	for i := range min(list.Len(), maxGraphQLErrors) {
		if item := structOf(list.Index(i)); item.IsValid() {
			g.one(err, item)
		}
	}
}

func (g *graphQLErrors) one(err error, item reflect.Value) {
	message := field(item, "Message")
	if message.Kind() != reflect.String {
		return
	}
	if g.first == nil {
		g.first = err
	}
	code := extensionCode(field(item, "Extensions"))
	g.foreign = g.foreign || graphQLOwnCodes[code] == 0
	if safe := safeCode(code); safe != "" && !slices.Contains(g.codes, safe) {
		g.codes = append(g.codes, safe)
	}
	text := message.String()
	if code != "" && safeCode(code) == "" {
		text += " (code: " + code + ")"
	}
	if len(g.messages) < maxSeen && !slices.Contains(g.messages, text) {
		g.messages = append(g.messages, text)
	}
}

// extensionCode returns the text under "code" in a map with string keys.
func extensionCode(extensions reflect.Value) string {
	if extensions.Kind() != reflect.Map || extensions.Type().Key().Kind() != reflect.String {
		return ""
	}
	return asText(extensions.MapIndex(reflect.ValueOf("code").Convert(extensions.Type().Key())))
}

func (g *graphQLErrors) detail() Option {
	return Detail(form.Bounded(strings.Join(g.messages, "; ")))
}
