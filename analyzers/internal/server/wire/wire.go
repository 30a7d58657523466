// Package wire shows an answer as the JSON that the client gets. Of a failed call of a raw tool of mcp-go
//
//	wire.Answer{Effect: set.Effect(mcpGo, sdk.Tool, sdk.PlainError), Kind: sdk.Tool, Text: "read note: …"}.JSON()
//
// it makes
//
//	{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"read note: …"}}
//
// The tables of package sdk say in which form a failure arrives; this package knows how the protocol spells
// each form. Real servers are held against it in the conformance tests of package sdk. They speak protocol
// 2025-11-25: newer ones add members that say nothing about a failure, such as "resultType".
package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Unknown stands for what only a run knows: in texts, and as a string in the place of other values.
const Unknown = "…"

// limit bounds each text, in bytes. Texts come from the program.
const limit = 2000

// An Answer is what is known of the answer to a request.
type Answer struct {
	// Effect is the form, Kind the kind of the handler that answers.
	Effect sdk.Effect
	Kind   sdk.Kind
	// Name is that of the tool or prompt, the URI of a resource, or the method of another request, for texts of the
	// SDK; "" if it is not known.
	Name string
	// Text is that of the failure, or of the result; "" if it is not known.
	Text string
	// Bare tells that the result has no content at all.
	Bare bool
	// Structured is the structured content of the result as JSON; "" if there is none.
	Structured string
	// Code is the code of the handler's own error, for effects with OwnCode; 0 if it is not known.
	Code int
	// Data are the data of that error as JSON, for effects with OwnData; "" if there are none.
	Data string
}

// JSON returns the message as one line of JSON. It is "" if the tables do not say what arrives, and if
// nothing does: see [sdk.Vehicle].
func (a Answer) JSON() string {
	m := message{Version: "2.0", ID: 1}
	switch a.Effect.Vehicle {
	case sdk.ProtocolError:
		m.Error = a.protocolError()
	case sdk.ToolError:
		m.Result = a.toolResult(true)
	case sdk.Success, sdk.Dropped:
		m.Result = a.success()
	case sdk.TaskFailed:
		m.Result = a.task("failed")
	case sdk.TaskCancelled:
		m.Result = a.task("cancelled")
	case sdk.Null:
		m.Result = json.RawMessage("null")
	case sdk.EmptyReply:
		return encode(m)
	}
	if m.Error == nil && m.Result == nil {
		return ""
	}
	return encode(m)
}

// A message is a response of JSON-RPC.
type message struct {
	Version string `json:"jsonrpc"`
	ID      int    `json:"id"`
	Result  any    `json:"result,omitempty"`
	Error   any    `json:"error,omitempty"`
}

type protocolError struct {
	Code    any    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data,omitempty"`
}

func (a Answer) protocolError() protocolError {
	e := protocolError{Code: a.Effect.Code, Message: a.text()}
	if a.Effect.OwnCode {
		e.Code = Unknown
		if a.Code != 0 {
			e.Code = a.Code
		}
	}
	switch {
	case a.Effect.InData:
		e.Message, e.Data = Unknown, a.text()
	case a.Effect.OwnData && a.Data != "":
		e.Data = raw(a.Data)
	}
	return e
}

// success returns an ordinary result, nil for kinds of which the protocol does not say how they look.
func (a Answer) success() any {
	switch {
	case a.Kind.IsTool():
		return a.toolResult(false)
	case a.Kind.IsResource():
		return resourceResult{Contents: list(a, resourceContent{URI: Unknown, Text: a.text()})}
	case a.Kind == sdk.Prompt:
		return promptResult{Messages: list(a, promptMessage{Role: Unknown, Content: textContent{Type: "text", Text: a.text()}})}
	case a.Kind == sdk.Completion:
		return completionResult{Completion: values{Values: list(a, a.text())}}
	case a.Kind == sdk.Subscribe:
		return struct{}{}
	}
	return nil
}

type textContent struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

type toolResult struct {
	Meta       any           `json:"_meta,omitempty"`
	Content    []textContent `json:"content"`
	Structured any           `json:"structuredContent,omitempty"`
	IsError    bool          `json:"isError,omitempty"` // SDKs leave the flag out where it is false
}

func (a Answer) toolResult(failed bool) toolResult {
	r := toolResult{Content: list(a, textContent{Type: "text", Text: a.text()}), IsError: failed}
	switch {
	case a.Structured != "" && a.Effect.ReplacesData:
		r.Structured = Unknown
	case a.Structured != "":
		r.Structured = raw(a.Structured)
	}
	if a.Kind == sdk.TaskTool {
		r.Meta = map[string]any{"io.modelcontextprotocol/related-task": map[string]string{"taskId": Unknown}}
	}
	return r
}

type resourceResult struct {
	Contents []resourceContent `json:"contents"`
}

type resourceContent struct {
	URI  string `json:"uri"`
	Text string `json:"text"`
}

type promptResult struct {
	Messages []promptMessage `json:"messages"`
}

type promptMessage struct {
	Role    string      `json:"role"`
	Content textContent `json:"content"`
}

type completionResult struct {
	Completion values `json:"completion"`
}

type values struct {
	Values []string `json:"values"`
}

// task is what a client gets that asks how a task is.
type task struct {
	ID      string  `json:"taskId"`
	Status  string  `json:"status"`
	Message string  `json:"statusMessage"`
	Created string  `json:"createdAt"`
	Updated string  `json:"lastUpdatedAt"`
	TTL     *string `json:"ttl"`
}

func (a Answer) task(status string) task {
	return task{ID: Unknown, Status: status, Message: a.text(), Created: Unknown, Updated: Unknown}
}

// text returns what the SDK sends for the text of the failure.
func (a Answer) text() string {
	text, name := bounded(a.Text), bounded(a.Name)
	if a.Effect.Text == "" {
		return text
	}
	return strings.NewReplacer("%s", text, "%n", name).Replace(a.Effect.Text)
}

// bounded returns the text, or as much of it as is shown.
func bounded(text string) string {
	if text == "" {
		return Unknown
	}
	if len(text) <= limit {
		return text
	}
	end := limit
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + Unknown
}

// list returns the one element of a result, or none if it is bare.
func list[T any](a Answer, one T) []T {
	switch {
	case a.Bare && a.Effect.NullContents:
		return nil
	case a.Bare:
		return []T{}
	}
	return []T{one}
}

// raw returns a document that somebody else has made as part of another, or what stands for it if it is too
// long or no JSON.
func raw(document string) any {
	if len(document) > limit || !json.Valid([]byte(document)) {
		return Unknown
	}
	return json.RawMessage(document)
}

// encode returns a value as one line of JSON, in which a reader sees all characters.
func encode(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(v) != nil {
		return "" // never: strings, numbers and valid JSON
	}
	return printable.JSON(strings.TrimSuffix(b.String(), "\n"))
}
