package mcpgo

import (
	"encoding/json"
	"reflect"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// requiredOf returns the names of the arguments that a tool requires.
func requiredOf(tool mcp.Tool) []string {
	if len(tool.RawInputSchema) == 0 {
		return tool.InputSchema.Required
	}
	var schema struct{ Required []string }
	if json.Unmarshal(tool.RawInputSchema, &schema) != nil {
		return nil // a schema of another form requires nothing that can be told
	}
	return schema.Required
}

// read reads the arguments of a call.
func read(req mcp.CallToolRequest, required []string, in any) error {
	given := req.GetArguments()
	var missing []taxonomy.ArgumentIssue
	for _, name := range required {
		if _, ok := given[name]; !ok {
			missing = append(missing, taxonomy.ArgumentIssue{Path: name, Problem: "is required"})
		}
	}
	if len(missing) > 0 {
		return taxonomy.InvalidArguments(missing...)
	}
	if err := req.BindArguments(in); err != nil {
		return taxonomy.UnreadableArguments(err)
	}
	return nil
}

// blaming returns err as a mistake of the caller if it comes from decoding the
// arguments of the call.
func blaming(err error, req mcp.CallToolRequest) error {
	return taxonomy.BlameArguments(err, func() []byte { return decoded(req) })
}

// decoded returns the arguments of a call as BindArguments decodes them: as
// they came, where this version of mcp-go keeps that.
func decoded(req mcp.CallToolRequest) []byte {
	if raw := reflect.ValueOf(req.Params).FieldByName("RawArguments"); raw.IsValid() && raw.Len() > 0 {
		return raw.Bytes()
	}
	text, err := json.Marshal(req.Params.Arguments)
	if err != nil {
		return nil // nobody decoded them
	}
	return text
}
