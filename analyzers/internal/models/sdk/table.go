package sdk

// None is the index of an argument that a function does not have.
const None = -1

// Versions limits a row to the versions of an SDK that declare, or do not
// declare, what is named. The zero value is no limit. A limit can have several
// names, with a space between, of packages that are often seen one without the
// other: the first counts of which the program can tell whether it is declared.
type Versions struct {
	// Since names something that all versions of the row declare.
	Since string
	// Before names something that no version of the row declares.
	Before string
}

// Handler says which functions are handlers of a kind: those whose type is
// identical to the one described here. Type parameters of that type stand for
// any type.
type Handler struct {
	// Kind is what the handler serves.
	Kind Kind
	// Type names a function type, a struct field that holds handlers, or an
	// interface method that handlers implement. With Param, it names the
	// function or method whose parameter has the type.
	Type string
	// Param tells that the parameter at index Arg of Type has the type.
	Param bool
	// Arg is the index of that parameter.
	Arg int
	// Loose tells that functions that are no handlers often have the type too.
	// A function is not loose if its type is the named type.
	Loose bool
	// Signature is the same type in full, for packages that see what it mentions
	// but not the package that declares Type. It may be empty.
	Signature string
	Versions
}

// Form is the form in which a registrar takes handlers.
type Form int

// The forms.
const (
	// Value is the handler itself.
	Value Form = iota
	// Bundle is a struct with the handler in a field.
	Bundle
	// Bundles is a slice of bundles.
	Bundles
	// BundleMap is a map of bundles.
	BundleMap
	// Provider is an interface whose methods are handlers.
	Provider
	// Constructor is a function that returns what holds the handler.
	Constructor
)

// Registrar is a function or method that takes handlers to serve them.
type Registrar struct {
	// Func names the function or method.
	Func string
	// Kind is what the handlers serve. It is UnknownKind if their types tell.
	Kind Kind
	// Arg is the index of the argument with the handler.
	Arg int
	// Form is the form of that argument.
	Form Form
	// Variadic tells that all arguments from Arg on are handlers.
	Variadic bool
	// NameArg is the index of the argument that states the name, or the
	// definition with the name, or None.
	NameArg int
	// Reflect tells that the argument can be any value, which the SDK checks
	// when the program runs.
	Reflect bool
	Versions
}

// Field is a struct field that holds a handler.
type Field struct {
	// Name names the field.
	Name string
	// Kind is what the handler serves.
	Kind Kind
	Versions
}

// Flag says what becomes of the error flag of a result.
type Flag int

// The flags.
const (
	// Cleared means that the flag is not set.
	Cleared Flag = iota
	// Raised means that the flag is set.
	Raised
	// Given means that an argument decides.
	Given
)

// Builder is a function that makes a result, or a method that fills one.
type Builder struct {
	// Func names the function or method.
	Func string
	// Text are the indexes of the arguments whose text the agent reads.
	Text []int
	// Error are the indexes of the arguments that are errors, or can be, and
	// whose text the agent reads.
	Error []int
	// Structured are the indexes of the arguments that are sent as data.
	Structured []int
	// Content are the indexes of the arguments that are content, or lists of it.
	Content []int
	// Variadic tells that the last argument named above stands for all
	// arguments from there on.
	Variadic bool
	// Format tells that the first Text argument is a format string, and that
	// all later arguments are its operands.
	Format bool
	// Flag says what becomes of the error flag.
	Flag Flag
	// FlagArg is the index of the argument that decides, if Flag is Given.
	FlagArg int
	// OnReceiver tells that a method fills its receiver, and returns nothing.
	OnReceiver bool
	// KeepsContent tells that text is added only to a result that has none.
	KeepsContent bool
	// Layout is how the parts of the text are put together, with "%s" for each
	// argument in order, if it is more than the text alone.
	Layout string
	Versions
}

// Result is a type of results of tools.
type Result struct {
	// Type names the type.
	Type string
	// IsError, Content, Structured and Meta are the names of its fields for the
	// error flag, the content, the data and the metadata; "" if there is none.
	IsError, Content, Structured, Meta string
	// PointerFlag tells that the error flag is a *bool.
	PointerFlag bool
	Versions
}

// Text is a type of content whose text the agent reads.
type Text struct {
	// Type names the type.
	Type string
	// Field is the name of the field with the text.
	Field string
	Versions
}

// Honour says when an SDK takes the code of an error for the wire.
type Honour int

// The ways to honour an error.
const (
	// Never means that the error is treated as any other.
	Never Honour = iota
	// Unwrapped means that the handler must return the error itself.
	Unwrapped
	// InChain means that the error can be anywhere in the chain.
	InChain
)

// ErrorType is an error type of an SDK.
type ErrorType struct {
	// Type names the type.
	Type string
	// Honoured says when its code reaches the wire.
	Honoured Honour
	// Except says where that differs.
	Except []HonourException
	// Code, Message and Data are the names of the fields with the code, the
	// message and the data; "" if there is none.
	Code, Message, Data string
	Versions
}

// HonourException says how handlers of one kind honour an error type.
type HonourException struct {
	Kind     Kind
	Honoured Honour
}

// HonouredBy says when handlers of the kind honour the error type.
func (e ErrorType) HonouredBy(k Kind) Honour {
	for _, x := range e.Except {
		if x.Kind == k {
			return x.Honoured
		}
	}
	return e.Honoured
}

// ErrorValue is a variable that holds an error, or a function that makes one.
type ErrorValue struct {
	// Name names the variable or function.
	Name string
	// Type names the ErrorType that the error has, if there is one. It says
	// when the code of the error reaches the wire.
	Type string
	// Honoured says the same where Type does not.
	Honoured Honour
	// Code is that code, or 0 if an argument or the client decides.
	Code int
	// Args are the arguments of the function, nil for a variable.
	Args *ErrorArgs
	Versions
}

// ErrorArgs says where a function that makes an error takes its parts from: the
// indexes of arguments, or None.
type ErrorArgs struct {
	Code, Message, Data int
}

// Installer is a function, method or option that installs middleware.
type Installer struct {
	// Func names the function or method.
	Func string
	// Arg is the index of the argument with the middleware, or None if the SDK
	// brings it.
	Arg int
	// Variadic tells that all arguments from Arg on are middleware.
	Variadic bool
	// Kinds are the kinds of handlers that the middleware wraps.
	Kinds []Kind
	// Recovers tells that the middleware recovers from panics.
	Recovers bool
	// Client tells that requests of clients are wrapped, not handlers.
	Client bool
	Versions
}

// Wrapper is a function that turns a handler of one kind into one of another.
type Wrapper struct {
	// Func names the function.
	Func string
	// Arg is the index of the argument with the handler.
	Arg int
	// From and To are the two kinds. What becomes of an error of the handler
	// is the effect for From.
	From, To Kind
	Versions
}

// Transport is a type, function or method that serves a protocol stream on the
// process's standard output.
type Transport struct {
	// Name names the type, function or method.
	Name string
	// Writer is the index of the argument that is written in place of standard
	// output, or None.
	Writer int
	Versions
}

// ClientCall is a method with which a client calls a tool.
type ClientCall struct {
	// Func names the method.
	Func string
	// HidesToolError tells that the caller cannot see the error flag.
	HidesToolError bool
	Versions
}

// Access is a function or method that reads the caller's own arguments, and
// whose error speaks of them.
type Access struct {
	// Func names the function or method.
	Func string
	// Fails tells that it returns an error.
	Fails bool
	Versions
}

// Arguments is a struct field with the arguments of a request as they came.
type Arguments struct {
	// Name names the field.
	Name string
	Versions
}

// Name names something that belongs to an SDK and has no other properties.
type Name struct {
	// Name names it.
	Name string
	Versions
}
