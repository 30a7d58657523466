package elements

import "github.com/mark3labs/mcp-go/mcp"

// otherKeys checks some keys in a loop, and not this one.
func otherKeys(req mcp.CallToolRequest) string {
	args := req.GetArguments()
	for _, name := range []string{"name", "since"} {
		if _, ok := args[name].(string); !ok {
			return ""
		}
	}
	return args["until"].(string) // want `argassert/argument: args["until"].(string)`
}

// goesOn looks at all keys, and goes on whatever it finds.
func goesOn(req mcp.CallToolRequest) string {
	args := req.GetArguments()
	missing := 0
	for _, name := range []string{"name", "since"} {
		if _, ok := args[name].(string); !ok {
			missing++
		}
	}
	return args["name"].(string) // want `argassert/argument: args["name"].(string)`
}

// leaves ends the loop before it has seen all keys.
func leaves(req mcp.CallToolRequest, short bool) string {
	args := req.GetArguments()
	for _, name := range []string{"name", "since"} {
		if _, ok := args[name].(string); !ok {
			return ""
		}
		if short {
			break
		}
	}
	return args["since"].(string) // want `argassert/argument: args["since"].(string)`
}

// skips does not look at all keys.
func skips(req mcp.CallToolRequest, short bool) string {
	args := req.GetArguments()
	for _, name := range []string{"name", "since"} {
		if short {
			continue
		}
		if _, ok := args[name].(string); !ok {
			return ""
		}
	}
	return args["since"].(string) // want `argassert/argument: args["since"].(string)`
}

// otherType checks for another type.
func otherType(req mcp.CallToolRequest) string {
	args := req.GetArguments()
	for _, name := range []string{"name", "since"} {
		if _, ok := args[name].(float64); !ok {
			return ""
		}
	}
	return args["since"].(string) // want `argassert/argument: args["since"].(string)`
}
