package sdk

import "go/types"

// IsCall reports whether a type is that of the request with which a tool is called.
func IsCall(t types.Type) bool {
	name := namedOf(t)
	return name != nil && Owns(name.Pkg()) && (name.Name() == "CallToolRequest" || name.Name() == "ServerRequest")
}

// IsRequest reports whether a type is a struct that a library declares, or points
// to one: what carries a request.
func IsRequest(t types.Type) bool {
	name := namedOf(t)
	return name != nil && Owns(name.Pkg()) && !types.IsInterface(name.Type())
}
