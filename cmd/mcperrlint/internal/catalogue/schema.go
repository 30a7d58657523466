package catalogue

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// object is a part of the schema.
type object = map[string]any

// Schema returns a JSON schema of the format json. The file failures.schema.json in docs has the same content. Programs
// must expect members that it does not name, because a newer version adds some.
func Schema() ([]byte, error) {
	number := func(about string) object { return object{"type": "integer", "minimum": 0, "description": about} }
	schema := record("what the tools of a server answer when something fails", object{
		"version": object{"const": documentVersion, "description": "the version of the form of this document"},
		"program": record("the program that wrote the document", object{"name": object{"const": "mcperrlint"}, "version": textual("of the program")}),
		"totals": record("numbers", object{
			"tools": number("tools, prompts and resources"), "failures": number("their failures, without those that nothing produces"),
			"hidden": number("failures that arrive as a success that hides them"), "protocolErrors": number("failures that arrive as JSON-RPC errors"),
			"unknown": number("failures of which is not known how they arrive"), "undeclared": number("failures that the contract of their tool does not declare"),
			"neverProduced": number("what a contract declares and nothing produces"), "incomplete": number("tools of which something could not be followed"),
		}),
		"tools":    list("tools, prompts and resources", object{"$ref": "#/$defs/tool"}),
		"problems": list("what could not be looked at", object{"$ref": "#/$defs/problem"}),
	})
	schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	schema["$id"] = "https://raw.githubusercontent.com/mcperrlint/mcperrlint/main/docs/failures.schema.json"
	schema["title"] = "What mcperrlint failures -format json prints"
	schema["$defs"] = object{
		"tool": toolSchema(), "failure": failureSchema(),
		"place": record("a line of a file; an unknown place has an empty file and the line 0", object{
			"file": textual("relative to the directory in which the program was started, with slashes, if it is below that"),
			"line": number("from 1"), "column": number("in bytes, from 1"),
		}),
		"problem": record("a package that does not load or type-check, or a pass that failed", object{
			"package": textual("the import path, or what was asked for"), "at": place("as far as it is known"), "message": textual("one line"),
		}),
	}
	data, err := json.MarshalIndent(schema, "", "  ")
	return append(data, '\n'), err
}

func toolSchema() object {
	return record("a tool, prompt or resource", object{
		"name": textual("under which it is registered; empty if that is not known"), "kind": textual("tool, typed tool, prompt, resource, …"),
		"library": textual("the SDK, such as go-sdk"), "package": textual("of the handler"), "function": textual("the handler"),
		"at": place("the handler"), "registered": list("where it is registered", object{"$ref": "#/$defs/place"}),
		"contract": textual("to which it is bound, such as orders.Failures; empty if there is none"),
		"failures": list("those that are known, in the order of their places", object{"$ref": "#/$defs/failure"}),
		"unknown":  list("what could not be followed, in words", object{"type": "string"}),
	})
}

func failureSchema() object {
	truth := func(about string) object { return object{"type": "boolean", "description": about} }
	return record("a way in which a tool fails", object{
		"what": textual("what fails: a call, or a test that the program makes"), "function": textual("in which it fails"),
		"at": place("the call, or where the error is made"), "when": textual("the condition on which it fails, as the source has it; can be empty"),
		"arrives": record("what the client gets", object{
			"as": object{"enum": []failures.Form{
				failures.UnknownForm, failures.ErrorResult, failures.ProtocolError, failures.Told, failures.Hidden, failures.Null, failures.NoAnswer,
				failures.Crash, failures.FailedTask,
			}, "description": "the form of the answer"},
			"code":    object{"type": "integer", "description": "of a JSON-RPC error, which can be 0; also 0 in other forms, and where ownCode is true"},
			"ownCode": truth("the error itself says the code"), "unsure": truth("something on the way may change the form"),
		}),
		"text": textual("what can be read in the answer, with … for what only a run knows; in a success that hides the failure, what is there instead"), "code": textual("that the program says"),
		"reason": textual("that the program says"), "recovery": textual("what the program tells the agent to do"),
		"retry": object{"enum": []string{"", "yes", "no"}, "description": "whether to retry, as the program says"}, "wait": textual("before a retry, such as 30s"),
		"declared": object{"enum": []failures.Declared{
			failures.NoContract, failures.IsDeclared, failures.IsUndeclared, failures.NeverProduced,
		}, "description": "what the contract of the tool says; empty without one"},
		"foreign": truth("the text has parts that the program did not write"), "kept": truth("the error is in the chain of what is returned"),
		"logged": truth("only a log knows of it"),
		"way": list("from the place to the agent, the innermost function first", record("a function on the way", object{
			"function": textual("its name"), "at": place("in it"), "what": textual("what happens there"),
		})),
		"wire": textual("the JSON that the client gets, as text; empty if that is not known"),
	})
}

// record returns the schema of an object that has all of some members.
func record(about string, members object) object {
	return object{"type": "object", "description": about, "properties": members, "required": slices.Sorted(maps.Keys(members))}
}

func list(about string, items object) object {
	return object{"type": "array", "description": about, "items": items}
}

func textual(about string) object { return object{"type": "string", "description": about} }

func place(about string) object { return object{"$ref": "#/$defs/place", "description": about} }
