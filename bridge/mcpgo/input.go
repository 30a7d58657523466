package mcpgo

import (
	"encoding/json"
	"errors"
	"fmt"

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
		return taxonomy.InvalidArguments(issue(err)).With(taxonomy.Cause(err))
	}
	return nil
}

// issue says which argument could not be read, and not what was given.
func issue(err error) taxonomy.ArgumentIssue {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return taxonomy.ArgumentIssue{Path: wrong.Field, Problem: fmt.Sprintf("must be a %s that fits %s", kindOf(wrong), wrong.Type)}
	}
	return taxonomy.ArgumentIssue{Problem: "cannot be read as what the tool expects"}
}

// kindOf returns the JSON type that an argument should have.
func kindOf(wrong *json.UnmarshalTypeError) string {
	switch wrong.Type.Kind().String() {
	case "string":
		return "string"
	case "bool":
		return "boolean"
	case "slice", "array":
		return "list"
	case "struct", "map":
		return "object"
	case "float32", "float64":
		return "number"
	case "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64":
		return "whole number"
	}
	return "value"
}
