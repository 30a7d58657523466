package taxonomy_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/jsonrpc2"
)

func TestJSONRPCCodes(t *testing.T) {
	for name, test := range map[string]struct {
		number  int64
		text    string
		code    taxonomy.Code
		kind    class.Kind
		message string
	}{
		"parse error":               {-32700, "", taxonomy.CodeParseError, "", " The request could not be parsed."},
		"invalid request":           {-32600, "", taxonomy.CodeInvalidRequest, "", " The request is not valid."},
		"method not found":          {-32601, "", taxonomy.CodeMethodNotFound, "", " The requested operation does not exist."},
		"invalid params":            {-32602, "", taxonomy.CodeInvalidParams, "", " The arguments are not valid."},
		"internal error":            {-32603, "", taxonomy.CodeInternalError, "", " An internal error occurred."},
		"client closing":            {-32003, "call: client is closing", taxonomy.CodeRequestCancelled, "", " The request was cancelled."},
		"server closing":            {-32004, "server is closing", taxonomy.CodeRequestCancelled, "", " The request was cancelled."},
		"-32003 with another text":  {-32003, "server is closing", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"-32004 with another text":  {-32004, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"-32001 is not our code":    {-32001, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"-32099 is not our code":    {-32099, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"a code of an application":  {7, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"zero":                      {0, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
		"the smallest of all codes": {-1 << 63, "", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, ""},
	} {
		t.Run(name, func(t *testing.T) {
			err := &jsonrpc2.WireError{Code: test.number, Message: test.text + secret, Data: json.RawMessage(`"` + secret + ` in data"`)}
			assertAdapted(t, taxonomy.JSONRPCAdapter{}, err, want{
				test.code, test.kind, 0, taxonomy.RetryNo, 0, "A JSON-RPC call failed with the code " + num(test.number) + "." + test.message,
				extra("service", "JSON-RPC", "error_code", int(test.number), "error_type", "*jsonrpc2.WireError"),
				[]string{"message: " + test.text + secret, `data: "` + secret + ` in data"`},
			})
		})
	}
}

func TestJSONRPCData(t *testing.T) {
	raw := json.RawMessage(`{"a":1}`)
	for name, test := range map[string]struct {
		err    error
		detail string
	}{
		"a struct value":        {jsonrpc2.ValueError[any]{Code: -32602, Message: "m", Data: "text"}, "m; message: m; data: text"},
		"a pointer to raw JSON": {&jsonrpc2.ValueError[*json.RawMessage]{Code: -32602, Message: "m", Data: &raw}, `m; message: m; data: {"a":1}`},
		"a nil pointer":         {jsonrpc2.ValueError[*json.RawMessage]{Code: -32602, Message: "m"}, "m; message: m"},
		"a nil interface":       {jsonrpc2.ValueError[any]{Code: -32602, Message: "m"}, "m; message: m"},
		"a map is left out":     {jsonrpc2.ValueError[map[string]any]{Code: -32602, Message: "m", Data: map[string]any{"a": 1}}, "m; message: m"},
	} {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.JSONRPCAdapter{}.Adapt(test.err)
			assert.Equal(t, taxonomy.CodeInvalidParams, e.Code)
			assert.Equal(t, test.detail, e.Detail)
		})
	}
	assert.Nil(t, taxonomy.JSONRPCAdapter{}.Adapt((*jsonrpc2.WireError)(nil)))
	assert.Nil(t, taxonomy.JSONRPCAdapter{}.Adapt(jsonrpc2.NoDataError{Code: -32602, Message: "m"}))
}
