package taxonomy

import (
	"reflect"
	"time"
)

// microsoftAdapter translates errors of Microsoft Graph (ODataError and the
// ApiError of the kiota libraries) and the ResponseError of the Azure
// libraries. A 503 whose code says that there were too many requests, or that
// the service is unavailable, is a rate limit, because that is how Graph
// throttles.
type microsoftAdapter struct{}

const (
	graph = "Microsoft Graph"
	azure = "Azure"
)

// Slug returns "_microsoft_graph".
func (microsoftAdapter) Slug() string { return "_microsoft_graph" }

// Adapt returns the error for one of Microsoft's errors, else nil.
func (microsoftAdapter) Adapt(err error) *Error {
	return firstIn(err, fromMicrosoft, graphUnhandled)
}

func fromMicrosoft(err error) *Error {
	service := graph
	switch {
	case declaredIn(err, "azcore"):
		service = azure
	case !ofGraph(err):
		return nil
	}
	s := structOf(reflect.ValueOf(err))
	a, ok := microsoftAnswer(err, s)
	if !ok {
		return nil
	}
	said := odataIn(err, s)
	a.limit = a.status == 503 && (said.code == "TooManyRequests" || said.code == "ServiceUnavailable")
	return withName(a.error(service, exchange(err, a.request), said.detail(err)), said.code)
}

// graphUnhandled answers for the other errors of Graph's libraries that wrap
// nothing, and for those that lack a status.
func graphUnhandled(err error) *Error {
	s := structOf(reflect.ValueOf(err))
	if !ofGraph(err) || !s.IsValid() || !isLeaf(err) {
		return nil
	}
	said := odataIn(err, s)
	return withName(unhandled(graph, err, said.detail(err)), said.code)
}

func ofGraph(err error) bool {
	return declaredIn(err, "odataerrors", "msgraph-sdk-go", "msgraph-beta-sdk-go", "msgraph-sdk-go-core",
		"kiota-abstractions-go", "kiota-http-go")
}

// microsoftAnswer returns the answer behind an error; kiota's errors have the
// status in a field of their own.
func microsoftAnswer(err error, s reflect.Value) (answer, bool) {
	if a, ok := answerOf(err); ok {
		return a, true
	}
	if !s.IsValid() {
		return answer{}, false
	}
	status, _ := intField(s, "ResponseStatusCode")
	return answerIn(s, status)
}

// odata is what the body of an answer said.
type odata struct {
	code, message                                    string
	innerCode, requestID, clientRequestID, innerDate string
}

func (o odata) detail(err error) Option {
	return describe(err, note{"code", o.code}, note{"message", o.message}, note{"inner code", o.innerCode},
		note{"request-id", o.requestID}, note{"client-request-id", o.clientRequestID}, note{"date", o.innerDate})
}

// The getters of the main and the inner error, whose own types are foreign.
type (
	codeGetter            interface{ GetCode() *string }
	messageGetter         interface{ GetMessage() *string }
	requestIDGetter       interface{ GetRequestId() *string }
	clientRequestIDGetter interface{ GetClientRequestId() *string }
	dateGetter            interface{ GetDate() *time.Time }
	additionalDataGetter  interface{ GetAdditionalData() map[string]any }
)

// odataIn reads the main and the inner error of an ODataError, or the fields
// of the other errors.
func odataIn(err error, s reflect.Value) odata {
	main := result(reflect.ValueOf(err).MethodByName("GetErrorEscaped"))
	if !main.IsValid() {
		return odata{code: textField(s, "ErrorCode"), message: textField(s, "Message")}
	}
	inner := result(main.MethodByName("GetInnerError"))
	if !inner.IsValid() {
		inner = result(main.MethodByName("GetInnererror")) // as older versions spell it
	}
	o := odata{
		code:            got(main, codeGetter.GetCode),
		message:         got(main, messageGetter.GetMessage),
		innerCode:       got(inner, codeGetter.GetCode),
		requestID:       got(inner, requestIDGetter.GetRequestId),
		clientRequestID: got(inner, clientRequestIDGetter.GetClientRequestId),
	}
	if date := got(inner, dateGetter.GetDate); !date.IsZero() {
		o.innerDate = date.UTC().Format(time.RFC3339)
	}
	if o.innerCode == "" { // no property of its own in most versions
		o.innerCode = got(inner, func(g additionalDataGetter) *string {
			code := asText(reflect.ValueOf(g.GetAdditionalData()["code"]))
			return &code
		})
	}
	return o
}

// got returns what the getter of v points to, or the zero value if v has no
// such getter or it returns nil.
func got[G, T any](v reflect.Value, get func(G) *T) T {
	return attempt(func() (value T) {
		if !v.IsValid() {
			return value
		}
		if g, ok := v.Interface().(G); ok {
			if p := get(g); p != nil {
				return *p
			}
		}
		return value
	})
}
