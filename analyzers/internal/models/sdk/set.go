package sdk

import (
	"go/types"
	"slices"
	"strings"
)

// Empty reports whether the package sees no SDK.
func (s *Set) Empty() bool { return len(s.views) == 0 }

// SDKs returns the SDKs of the set, in the order of All.
func (s *Set) SDKs() []*SDK {
	list := make([]*SDK, len(s.views))
	for i, v := range s.views {
		list[i] = v.sdk
	}
	return list
}

// Makes reports whether a function or a type with a full name is of an SDK of the set, as are the errors that it makes.
func (s *Set) Makes(name string) bool {
	return slices.ContainsFunc(s.SDKs(), func(sdk *SDK) bool {
		for _, path := range sdk.Packages {
			if strings.HasPrefix(name, path+".") || strings.HasPrefix(name, path[:strings.LastIndexByte(path, '/')]+"/internal/") {
				return true
			}
		}
		return false
	})
}

// Named returns the SDK of the set with a name, or nil.
func (s *Set) Named(name string) *SDK {
	for _, sdk := range s.SDKs() {
		if sdk.Name == name {
			return sdk
		}
	}
	return nil
}

// Registrar returns what is known of a function or method that takes handlers.
func (s *Set) Registrar(f *types.Func) (*SDK, Registrar, bool) { return s.registrars.of(f) }

// Field returns what is known of a struct field that holds a handler.
func (s *Set) Field(v *types.Var) (*SDK, Field, bool) { return s.fields.of(v) }

// Builder returns what is known of a function that makes or fills a result.
func (s *Set) Builder(f *types.Func) (*SDK, Builder, bool) { return s.builders.of(f) }

// Result returns what is known of a type of results of tools, or of the type to
// which t points.
func (s *Set) Result(t types.Type) (*SDK, Result, bool) { return s.results.of(namedOf(t)) }

// GivesResult reports whether a function returns the result of a tool.
func (s *Set) GivesResult(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if _, _, ok := s.Result(v.Type()); ok {
			return true
		}
	}
	return false
}

// Text returns what is known of a type of content with text, or of the type to
// which t points.
func (s *Set) Text(t types.Type) (*SDK, Text, bool) { return s.texts.of(namedOf(t)) }

// ResultField returns the part that a field plays in a result or in content.
func (s *Set) ResultField(v *types.Var) Role {
	if v == nil {
		return NoRole
	}
	return s.roles[v.Origin()]
}

// ErrorType returns what is known of an error type, or of the type to which t
// points.
func (s *Set) ErrorType(t types.Type) (*SDK, ErrorType, bool) { return s.errorTypes.of(namedOf(t)) }

// ErrorValue returns what is known of a variable that holds an error, or of a
// function that makes one.
func (s *Set) ErrorValue(obj types.Object) (*SDK, ErrorValue, bool) { return s.errorValues.of(obj) }

// Installer returns what is known of a function that installs middleware.
func (s *Set) Installer(f *types.Func) (*SDK, Installer, bool) { return s.installers.of(f) }

// Wrapper returns what is known of a function from handlers to handlers.
func (s *Set) Wrapper(f *types.Func) (*SDK, Wrapper, bool) { return s.wrappers.of(f) }

// Transport returns what is known of a type, function or method that serves the
// protocol on standard output.
func (s *Set) Transport(obj types.Object) (*SDK, Transport, bool) { return s.transports.of(obj) }

// ClientCall returns what is known of a method that calls a tool.
func (s *Set) ClientCall(f *types.Func) (*SDK, ClientCall, bool) { return s.clientCalls.of(f) }

// ArgumentAccess returns what is known of a function that reads the arguments
// of a call.
func (s *Set) ArgumentAccess(f *types.Func) (*SDK, Access, bool) { return s.accesses.of(f) }

// Arguments returns what is known of a field with the arguments of a call.
func (s *Set) Arguments(v *types.Var) (*SDK, Arguments, bool) { return s.arguments.of(v) }

// Server returns the SDK of a function that makes servers.
func (s *Set) Server(f *types.Func) (*SDK, bool) { return s.servers.names(f) }

// Connect returns the SDK of a method with which a client takes a transport.
func (s *Set) Connect(f *types.Func) (*SDK, bool) { return s.connects.names(f) }

// Serve returns the SDK of a method with which a server takes a transport.
func (s *Set) Serve(f *types.Func) (*SDK, bool) { return s.serves.names(f) }

// InMemory returns the SDK of a function that makes the two ends of a connection within
// the program.
func (s *Set) InMemory(f *types.Func) (*SDK, bool) { return s.inMemory.names(f) }

// ClientLog returns the SDK of a function that logs to the client.
func (s *Set) ClientLog(f *types.Func) (*SDK, bool) { return s.clientLogs.names(f) }

// ToClient returns the SDK of a function with which a server sends something to the
// client that it serves: a request, a notification or a log message.
func (s *Set) ToClient(f *types.Func) (*SDK, bool) {
	if sdk, ok := s.toClient.names(f); ok {
		return sdk, true
	}
	return s.ClientLog(f)
}

// Present returns the SDK of a function that returns something, not nil, in every
// handler that was called over the wire.
func (s *Set) Present(f *types.Func) (*SDK, bool) { return s.present.names(f) }

// InputSchema returns the SDK of a field with the schema of what a tool takes.
func (s *Set) InputSchema(v *types.Var) (*SDK, bool) { return s.inputs.names(v) }

// ServerOnly returns the SDK of a method that returns nothing useful on a client.
func (s *Set) ServerOnly(f *types.Func) (*SDK, bool) { return s.serverOnly.names(f) }

// Effect returns what the client gets when a handler of the kind gets into the
// situation. It is zero where the tables do not say, and for an SDK that is not
// in the set.
func (s *Set) Effect(sdk *SDK, kind Kind, in Situation) Effect {
	e := s.effect(sdk, kind, in)
	if in == Panic || in == NilResult && e.Vehicle == Crash {
		if over := s.effect(sdk, kind, PanicOverHTTP); over.Vehicle != e.Vehicle {
			e.OverHTTP = &over
		}
	}
	return e
}

// effect looks for the row of the situation, or of one as which it is treated.
func (s *Set) effect(sdk *SDK, kind Kind, in Situation) Effect {
	for {
		e, known := s.effects[effectKey{sdk, kind, in}]
		other, ok := in.otherwise()
		if known || !ok {
			return e
		}
		in = other
	}
}
