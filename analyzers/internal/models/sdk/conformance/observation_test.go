package conformance

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// An observation is what a client got.
type observation struct {
	vehicle    sdk.Vehicle
	code       int
	text       string // of the message, or of the first content
	data       string // of the protocol error
	structured string
	fine       bool   // the result that the handler gave is there
	whole      string // the message, "" if there was none
}

// result is as much of a result as is compared.
type result struct {
	IsError           bool
	StructuredContent json.RawMessage
	Content           []struct{ Text string }
	Contents          []struct{ Text string }
}

// observe says what the client of a process got in a scene, once everything that the process wrote
// has been read.
func (p *process) observe(s scene, crashed bool) (observation, error) {
	if end, err := p.endOfTask(); end != nil || err != nil {
		return end.observation(), err
	}
	m, err := p.response(s.method())
	if s.runsTask() && crashed && errors.Is(err, errNoRequest) {
		err = nil // the result cannot be asked for
	}
	if err != nil {
		return observation{}, err
	}
	return observed(m, crashed)
}

// observed says what a client got with a response, nil if there was none.
func observed(m *message, crashed bool) (observation, error) {
	switch {
	case m == nil && crashed:
		return observation{vehicle: sdk.Crash}, nil
	case m == nil:
		return observation{vehicle: sdk.NoResponse}, nil
	case m.Error != nil:
		return observation{
			vehicle: sdk.ProtocolError, code: m.Error.Code, text: m.Error.Message, data: string(m.Error.Data), whole: m.whole,
		}, nil
	case len(m.Result) == 0:
		return observation{vehicle: sdk.EmptyReply, whole: m.whole}, nil
	case string(m.Result) == "null":
		return observation{vehicle: sdk.Null, whole: m.whole}, nil
	}
	var r result
	if err := json.Unmarshal(m.Result, &r); err != nil {
		return observation{}, err
	}
	o := observation{vehicle: sdk.Success, structured: string(r.StructuredContent), whole: m.whole}
	if r.IsError {
		o.vehicle = sdk.ToolError
	}
	for _, c := range append(r.Content, r.Contents...) {
		o.text = c.Text
		o.fine = o.fine || c.Text == "fine"
		break
	}
	return o, nil
}

// differences says where an observation is not what the tables say of a scene.
func (o observation) differences(want sdk.Effect, s scene) []string {
	var list []string
	differ := func(what string, want, got any) {
		list = append(list, fmt.Sprintf("%s: the tables say %v, the wire %v", what, want, got))
	}
	if o.vehicle != want.Vehicle {
		differ("vehicle", want.Vehicle, o.vehicle)
		return list
	}
	if o.vehicle == sdk.ProtocolError {
		code := want.Code
		if want.OwnCode {
			code = s.code()
		}
		if o.code != code {
			differ("code", code, o.code)
		}
		if own := o.data == `{"k":1}` || strings.Contains(o.data, `"elicitations":[`); own != want.OwnData {
			differ("data of the error kept", want.OwnData, own)
		}
	}
	where := o.text
	if want.InData {
		where = o.data
	}
	if want.Text != "" && !pattern(want.Text, s.text(), name, uri, s.method()).MatchString(where) {
		differ("text", want.Text, where)
	}
	if replaced := o.vehicle == sdk.ToolError && o.structured != "" && !strings.Contains(o.structured, "E1"); replaced != want.ReplacesData {
		differ("data of the result replaced", want.ReplacesData, replaced)
	}
	if o.fine != want.KeepsResult && o.vehicle != sdk.Success {
		differ("result kept", want.KeepsResult, o.fine)
	}
	if shown := s.shown(want); !agrees(shown, o.whole, s.Modern) {
		differ("message", shown, o.whole)
	}
	return list
}

// pattern returns what a text of the tables matches. Without the text of an error,
// "%s" stands for what the SDK says. "%n" stands for one of some names.
func pattern(format, text string, names ...string) *regexp.Regexp {
	expression := regexp.QuoteMeta(format)
	says := ".+"
	if text != "" {
		says = regexp.QuoteMeta(text)
	}
	expression = strings.ReplaceAll(expression, "%s", says)
	for i, n := range names {
		names[i] = regexp.QuoteMeta(n)
	}
	expression = strings.ReplaceAll(expression, "%n", "("+strings.Join(names, "|")+")")
	return regexp.MustCompile("(?s)^" + expression + "$")
}
