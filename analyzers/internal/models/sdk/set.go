package sdk

import "go/types"

// Empty reports whether the package sees no SDK.
func (s *Set) Empty() bool { return s == nil }

// SDKs returns the SDKs of the set, in the order of All.
func (s *Set) SDKs() []*SDK {
	if s == nil {
		return nil
	}
	list := make([]*SDK, len(s.views))
	for i, v := range s.views {
		list[i] = v.sdk
	}
	return list
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
func (s *Set) Registrar(f *types.Func) (*SDK, Registrar, bool) {
	if s == nil || f == nil {
		return nil, Registrar{}, false
	}
	return s.registrars.of(f.Origin())
}

// Field returns what is known of a struct field that holds a handler.
func (s *Set) Field(v *types.Var) (*SDK, Field, bool) {
	if s == nil || v == nil {
		return nil, Field{}, false
	}
	return s.fields.of(v.Origin())
}

// Builder returns what is known of a function that makes or fills a result.
func (s *Set) Builder(f *types.Func) (*SDK, Builder, bool) {
	if s == nil || f == nil {
		return nil, Builder{}, false
	}
	return s.builders.of(f.Origin())
}

// Result returns what is known of a type of results of tools, or of the type to
// which t points.
func (s *Set) Result(t types.Type) (*SDK, Result, bool) {
	if s == nil || t == nil {
		return nil, Result{}, false
	}
	return s.results.of(namedOf(t))
}

// Text returns what is known of a type of content with text, or of the type to
// which t points.
func (s *Set) Text(t types.Type) (*SDK, Text, bool) {
	if s == nil || t == nil {
		return nil, Text{}, false
	}
	return s.texts.of(namedOf(t))
}

// ResultField returns the part that a field plays in a result or in content.
func (s *Set) ResultField(v *types.Var) Role {
	if s == nil || v == nil {
		return NoRole
	}
	return s.roles[v.Origin()]
}

// ErrorType returns what is known of an error type, or of the type to which t
// points.
func (s *Set) ErrorType(t types.Type) (*SDK, ErrorType, bool) {
	if s == nil || t == nil {
		return nil, ErrorType{}, false
	}
	return s.errorTypes.of(namedOf(t))
}

// ErrorValue returns what is known of a variable that holds an error, or of a
// function that makes one.
func (s *Set) ErrorValue(obj types.Object) (*SDK, ErrorValue, bool) {
	if s == nil || obj == nil {
		return nil, ErrorValue{}, false
	}
	return s.errorValues.of(key(obj))
}

// Installer returns what is known of a function that installs middleware.
func (s *Set) Installer(f *types.Func) (*SDK, Installer, bool) {
	if s == nil || f == nil {
		return nil, Installer{}, false
	}
	return s.installers.of(f.Origin())
}

// Wrapper returns what is known of a function from handlers to handlers.
func (s *Set) Wrapper(f *types.Func) (*SDK, Wrapper, bool) {
	if s == nil || f == nil {
		return nil, Wrapper{}, false
	}
	return s.wrappers.of(f.Origin())
}

// Transport returns what is known of a type, function or method that serves the
// protocol on standard output.
func (s *Set) Transport(obj types.Object) (*SDK, Transport, bool) {
	if s == nil || obj == nil {
		return nil, Transport{}, false
	}
	return s.transports.of(key(obj))
}

// ClientCall returns what is known of a method that calls a tool.
func (s *Set) ClientCall(f *types.Func) (*SDK, ClientCall, bool) {
	if s == nil || f == nil {
		return nil, ClientCall{}, false
	}
	return s.clientCalls.of(f.Origin())
}

// ArgumentAccess returns what is known of a function that reads the arguments
// of a call.
func (s *Set) ArgumentAccess(f *types.Func) (*SDK, Access, bool) {
	if s == nil || f == nil {
		return nil, Access{}, false
	}
	return s.accesses.of(f.Origin())
}

// Arguments returns what is known of a field with the arguments of a call.
func (s *Set) Arguments(v *types.Var) (*SDK, Arguments, bool) {
	if s == nil || v == nil {
		return nil, Arguments{}, false
	}
	return s.arguments.of(v.Origin())
}

// named returns the SDK whose table of that kind names a function.
func (s *Set) named(f *types.Func, table func(*Set) index[Name]) (*SDK, bool) {
	if s == nil || f == nil {
		return nil, false
	}
	sdk, _, ok := table(s).of(f.Origin())
	return sdk, ok
}

// Server returns the SDK of a function that makes servers.
func (s *Set) Server(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.servers })
}

// Connect returns the SDK of a method with which a client takes a transport.
func (s *Set) Connect(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.connects })
}

// Serve returns the SDK of a method with which a server takes a transport.
func (s *Set) Serve(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.serves })
}

// InMemory returns the SDK of a function that makes the two ends of a connection within
// the program.
func (s *Set) InMemory(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.inMemory })
}

// ClientLog returns the SDK of a function that logs to the client.
func (s *Set) ClientLog(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.clientLogs })
}

// ToClient returns the SDK of a function with which a server sends something to the
// client that it serves: a request, a notification or a log message.
func (s *Set) ToClient(f *types.Func) (*SDK, bool) {
	if sdk, ok := s.named(f, func(s *Set) index[Name] { return s.toClient }); ok {
		return sdk, true
	}
	return s.ClientLog(f)
}

// Present returns the SDK of a function that returns something, not nil, in every
// handler that was called over the wire.
func (s *Set) Present(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.present })
}

// InputSchema returns the SDK of a field with the schema of what a tool takes.
func (s *Set) InputSchema(v *types.Var) (*SDK, bool) {
	if s == nil || v == nil {
		return nil, false
	}
	sdk, _, ok := s.inputs.of(v.Origin())
	return sdk, ok
}

// ServerOnly returns the SDK of a method that returns nothing useful on a client.
func (s *Set) ServerOnly(f *types.Func) (*SDK, bool) {
	return s.named(f, func(s *Set) index[Name] { return s.serverOnly })
}

// Effect returns what the client gets when a handler of the kind gets into the
// situation. It is zero where the tables do not say, and for an SDK that is not
// in the set.
func (s *Set) Effect(sdk *SDK, kind Kind, in Situation) Effect {
	if s == nil {
		return Effect{}
	}
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
