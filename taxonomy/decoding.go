package taxonomy

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"io"
	"reflect"
	"strings"
)

// The verdicts on data that does not decode. It came from a service or from the
// server's own store unless somebody knows that it was an argument: see
// [UnreadableArguments].
var (
	badJSON = verdict{CodeSerializationError, "", 0, "The tool read data that is not JSON of the expected form."}
	badXML  = verdict{CodeSerializationError, "", 0, "The tool read data that is not XML of the expected form."}
	badCSV  = verdict{CodeSerializationError, "", 0, "The tool read data that is not CSV of the expected form."}
)

// undecoded returns the verdict on an error of a decoder, or nil.
func undecoded(err error) *verdict {
	switch err.(type) {
	case *json.SyntaxError, *json.UnmarshalTypeError:
		return &badJSON
	case *xml.SyntaxError, xml.UnmarshalError, *xml.TagPathError:
		return &badXML
	case *csv.ParseError:
		return &badCSV
	}
	switch packageOf(err) {
	case "encoding/json/v2", "encoding/json/jsontext", "github.com/go-json-experiment/json", "github.com/go-json-experiment/json/jsontext":
		return &badJSON
	}
	return nil
}

// UnreadableArguments returns the error for arguments that could not be
// decoded, with err, from the decoder, as its cause. It names the argument and
// the type that it should have if err knows them, and never the value. Use it
// where a handler decodes arguments itself:
//
//	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
//		return taxonomy.UnreadableArguments(err)
//	}
func UnreadableArguments(err error) *Error {
	issue := ArgumentIssue{Problem: "cannot be read as what the tool expects"}
	if wrong, ok := find[*json.UnmarshalTypeError](err); ok && wrong != nil {
		issue = ArgumentIssue{Path: wrong.Field, Problem: "must be " + jsonType(wrong.Type)}
	}
	return InvalidArguments(issue).With(Cause(err))
}

// jsonType returns what JSON calls the values of a type, with an article.
func jsonType(of reflect.Type) string {
	if of == nil {
		return "of another type"
	}
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	switch of.Kind() {
	case reflect.String:
		return "a string"
	case reflect.Bool:
		return "a boolean"
	case reflect.Slice, reflect.Array:
		return "an array"
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Float32, reflect.Float64:
		return "a number that fits " + of.Kind().String()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "a whole number that fits " + of.Kind().String()
	}
	return "of another type"
}

// BlameArguments returns [UnreadableArguments] of err if err comes from decoding
// these arguments, which are JSON, and err otherwise. It knows that by the place:
// decoding this text would end at the same byte, after a value of the same kind,
// in a field of the same name. The bridges ask it, so that a handler can return
// the error of decoding its arguments as it is, and an answer of a service with
// the same mistake is not taken for the caller's.
//
// A coded error stays what it is. The arguments are asked for only if they are
// needed.
func BlameArguments(err error, arguments func() []byte) error {
	if err == nil || arguments == nil {
		return err
	}
	seen := tree(err)
	if codedIn(seen) != nil {
		return err
	}
	for _, e := range seen {
		wrong, ok := e.(*json.UnmarshalTypeError)
		if !ok || wrong == nil {
			continue
		}
		var text []byte
		_ = safely(func() { text = arguments() })
		if standsIn(text, wrong) {
			return UnreadableArguments(err)
		}
	}
	return err
}

// standsIn reports whether a decoder of this text would stop as the error says:
// at the same byte, after a value of that kind, in a field of that name.
func standsIn(text []byte, wrong *json.UnmarshalTypeError) bool {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	field := wrong.Field[strings.LastIndexByte(wrong.Field, '.')+1:]
	var before json.Token
	for named := field == ""; ; {
		token, err := decoder.Token()
		if err == io.EOF || err != nil {
			return false
		}
		if name, ok := before.(string); ok && strings.EqualFold(name, field) {
			named = true
		}
		if decoder.InputOffset() >= wrong.Offset {
			return named && decoder.InputOffset() == wrong.Offset && kindOf(token) == firstWord(wrong.Value)
		}
		before = token
	}
}

// kindOf returns what package json calls the kind of value that a token is or
// begins.
func kindOf(token json.Token) string {
	switch token := token.(type) {
	case json.Delim:
		if token == '[' {
			return "array"
		}
		return "object"
	case string:
		return "string"
	case bool:
		return "bool"
	case json.Number:
		return "number"
	}
	return ""
}

func firstWord(s string) string {
	word, _, _ := strings.Cut(s, " ")
	return word
}
