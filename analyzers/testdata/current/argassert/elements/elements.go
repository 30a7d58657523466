// Package elements asserts what lists and objects of the arguments have: there is none
// where the client sends nothing.
package elements

import "github.com/mark3labs/mcp-go/mcp"

// each asserts every element of a list.
func each(req mcp.CallToolRequest) (sum float64) {
	list, _ := req.GetArguments()["list"].([]any)
	for _, element := range list {
		sum += element.(float64) // want "argassert/argument: element.(float64)"
	}
	return sum
}

// first asserts an element by its index.
func first(req mcp.CallToolRequest) string {
	list, _ := req.GetArguments()["list"].([]any)
	if len(list) == 0 {
		return ""
	}
	return list[0].(string) // want "argassert/argument: list[0].(string)"
}

// values asserts every value of an object.
func values(req mcp.CallToolRequest) (sum float64) {
	for _, value := range req.GetArguments() {
		sum += value.(float64) // want "argassert/argument: value.(float64)"
	}
	return sum
}

// fields asserts an argument that any element of a list can lack.
func fields(req mcp.CallToolRequest) (sum float64) {
	var in struct {
		List []struct {
			Size any `json:"size"`
		} `json:"list"`
	}
	if req.BindArguments(&in) != nil {
		return 0
	}
	for _, element := range in.List {
		sum += element.Size.(float64) // want "argassert/argument: element.Size.(float64)"
	}
	return sum
}

// pair asserts an element of an array, which has one whatever the client sends.
func pair(req mcp.CallToolRequest) float64 {
	var in struct {
		Pair [2]any `json:"pair"`
	}
	if req.BindArguments(&in) != nil {
		return 0
	}
	return in.Pair[1].(float64) // want "argassert/argument: in.Pair[1].(float64)"
}
