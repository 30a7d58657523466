// Package sdk describes the Go SDKs for the Model Context Protocol.
//
// Each SDK is a table: its handler types, the functions that register and wrap
// handlers and build results, and what the client gets when a handler fails. Of
// finds the SDKs that a package can see, and answers questions about objects
// and types of the program.
//
// Tables name declarations by a short package name and a path in the package:
//
//	mcp.AddTool                 a function, type, variable or constant
//	mcp.(*Server).AddTool       a method of a pointer to a type
//	server.ServerTool.Handler   a field, or a method of a type or interface
//	mcp.Request.Params.Meta     a field of a field
//
// A name that the SDK version of the program does not declare matches nothing,
// so one table serves all versions. Rows that differ between versions have Since
// and Before with declarations that tell versions apart.
package sdk

import "slices"

// SDK is what is known of one SDK.
type SDK struct {
	// Name is how messages call the SDK, such as "go-sdk".
	Name string
	// Packages holds the import paths of its packages under short names.
	Packages map[string]string
	// Beside are the short names of those whose modules have other purposes: who requires
	// such a module need not speak the protocol.
	Beside []string
	// Base names the SDK on which this one is built, in the versions that the
	// row includes. Its effects apply where this one has none.
	Base Name

	Handlers    []Handler
	Registrars  []Registrar
	Fields      []Field
	Builders    []Builder
	Results     []Result
	Texts       []Text
	ErrorTypes  []ErrorType
	ErrorValues []ErrorValue
	Installers  []Installer
	Wrappers    []Wrapper
	Transports  []Transport
	ClientCalls []ClientCall
	Accesses    []Access
	Arguments   []Arguments
	// Servers are the functions that make servers.
	Servers []Name
	// Connects are the methods with which a client takes a transport.
	Connects []Name
	// Serves are the methods with which a server takes a transport.
	Serves []Name
	// InMemory are the functions that make the two ends of a connection within the
	// program.
	InMemory []Name
	// ClientLogs are the functions that send log messages to the client.
	ClientLogs []Name
	// ToClient are the other functions with which a server sends a request or a
	// notification to the client that it serves.
	ToClient []Name
	// Present are the functions that return something, not nil, in every handler
	// that was called over the wire.
	Present []Name
	// ServerOnly are the methods that return nothing useful on a client.
	ServerOnly []Name
	// InputSchemas are the fields of tools with the schema of what they take.
	InputSchemas []Name
	// Options is the short name of the package whose functions describe tools and their arguments.
	Options string
	// Effects say what the client gets.
	Effects []EffectRow
	// Remedy says what the SDK offers instead.
	Remedy Remedy
}

// all are the tables. Nothing changes them.
var all = []*SDK{
	goSDK, mcpGo, trpc, goZero, metoro, thinkInAI, localrivet, viant, voocel,
	riza, megaGrindStone, foxy, cortex,
}

// All returns the tables of all SDKs.
func All() []*SDK { return slices.Clone(all) }
