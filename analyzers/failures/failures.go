// Package failures lists what a server answers when something fails, as plain data without syntax or
// types: for each tool, prompt and resource every failure that is known. Of
//
//	func read(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		text, err := os.ReadFile(path(r))
//		if err != nil {
//			return mcp.NewToolResultError("read note: " + err.Error()), nil
//		}
//		return mcp.NewToolResultText(string(text)), nil
//	}
//
// it knows one [Failure]: os.ReadFile fails, and the client gets an error result with the text "read note: …".
//
// Each [Package] describes its functions by what they return, the failures that disappear in them, and what the source says
// where errors are made. [Of] joins the packages of a program, and [Catalogue.Fill] follows the answers of a handler through
// the functions whose results it passes on, up to the client. Like the listing this sees all packages at once, as no pass
// does, and serves no findings.
//
// Read failures.go (what is told), package.go with cause.go (what functions return), served.go (what disappears),
// source.go and condition.go (what the source says), catalogue.go (the join), declared.go (contracts).
package failures

// A Tool is a tool, prompt or resource, with what it answers when something fails.
type Tool struct {
	// Name is the name under which it is registered, or "" if that is not known.
	Name string `json:"name"`
	// Kind is what the library takes it for: "tool", "typed tool", "prompt", "resource".
	Kind string `json:"kind"`
	// Library is the SDK, such as "go-sdk".
	Library string `json:"library"`
	// Package and Function are those of the handler.
	Package  string `json:"package"`
	Function string `json:"function"`
	// At is the place of the handler, Registered those where it is registered.
	At         Place   `json:"at"`
	Registered []Place `json:"registered"`
	// Contract is the contract to which it is bound, such as "orders.Failures", or "".
	Contract string `json:"contract"`
	// Failures are those that are known, in the order of their places.
	Failures []Failure `json:"failures"`
	// Unknown says in words what could not be followed. It is empty if all is known.
	Unknown []string `json:"unknown"`
}

// A Failure is one way in which a tool fails.
type Failure struct {
	// What fails, as a reader knows it: a call ("os.ReadFile"), or a test that the program makes ("id == \"\"").
	What string `json:"what"`
	// Function is the one in which it fails, with its package: "store.(*Store).Load".
	Function string `json:"function"`
	// At is the place of the call, or where the error is made.
	At Place `json:"at"`
	// When is the condition on which it does, as the source has it, or "".
	When string `json:"when"`
	// Arrives is what the client gets.
	Arrives Arrival `json:"arrives"`
	// Text is what can be read in it, with "…" for what only a run knows: "read note: …". Of a success that hides
	// the failure it says what is there instead, in words.
	Text string `json:"text"`
	// Code, Reason, Recovery, Retry ("yes", "no") and Wait ("30s") are what the program says of it for
	// clients, each "" if it says nothing.
	Code     string `json:"code"`
	Reason   string `json:"reason"`
	Recovery string `json:"recovery"`
	Retry    string `json:"retry"`
	Wait     string `json:"wait"`
	// Declared says whether the contract of the tool declares it.
	Declared Declared `json:"declared"`
	// Foreign tells that the text has parts that the program did not write: of the operating system, a database,
	// an answer of another server.
	Foreign bool `json:"foreign"`
	// Kept tells that the error is in the chain of what is returned, or is itself returned.
	Kept bool `json:"kept"`
	// Logged tells that only a log knows of it.
	Logged bool `json:"logged"`
	// Way leads from the place to the agent, the innermost function first.
	Way []Step `json:"way"`
	// Wire is the JSON that the client gets, or "" if that is not known.
	Wire string `json:"wire"`
}

// Declared says whether a contract declares a failure.
type Declared string

// What a contract says.
const (
	// NoContract means that the tool has none, or one with entries that only a run knows, which may declare it.
	NoContract Declared = ""
	// IsDeclared means that the contract declares the failure.
	IsDeclared Declared = "declared"
	// IsUndeclared means that the tool has a contract, which does not.
	IsUndeclared Declared = "undeclared"
	// NeverProduced means that the contract declares it and nothing produces it: there is no place.
	NeverProduced Declared = "never produced"
)

// An Arrival is the form in which a failure arrives at the client.
type Arrival struct {
	// As is the form.
	As Form `json:"as"`
	// Code is the code of a JSON-RPC error, which is 0 in some libraries. It is 0 as well if the error itself says it.
	Code int `json:"code"`
	// OwnCode tells that the error itself says the code.
	OwnCode bool `json:"ownCode"`
	// Unsure tells that something on the way may change it.
	Unsure bool `json:"unsure"`
}

// A Form is the form of an answer.
type Form string

// The forms.
const (
	// UnknownForm means that nobody can say.
	UnknownForm Form = "unknown"
	// ErrorResult is a result with the error flag: the model reads it.
	ErrorResult Form = "error result"
	// ProtocolError is a JSON-RPC error: the model seldom sees it.
	ProtocolError Form = "JSON-RPC error"
	// Told is a success in which a text tells of the failure.
	Told Form = "success that tells"
	// Hidden is a success of which nobody can tell that something has failed.
	Hidden Form = "success that hides it"
	// Null is null in the place of a result.
	Null Form = "null"
	// NoAnswer means that the call is never answered.
	NoAnswer Form = "no answer"
	// Crash is the end of the process.
	Crash Form = "crash"
	// FailedTask is a task with the status "failed" or "cancelled".
	FailedTask Form = "failed task"
)

// IsError reports whether a client can tell by the form that something has failed.
func (f Form) IsError() bool {
	switch f {
	case ErrorResult, ProtocolError, FailedTask, Crash, NoAnswer, Null:
		return true
	}
	return false
}

// A Step is a function on the way of a failure.
type Step struct {
	Function string `json:"function"`
	At       Place  `json:"at"`
	// What happens there: "fails", "returns it", "converts it", "drops it", "logs it".
	What string `json:"what"`
}

// A Place is a line of a file.
type Place struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// Shorten changes the names of all files.
func (t *Tool) Shorten(short func(file string) string) {
	change := func(p *Place) {
		if p.File != "" {
			p.File = short(p.File)
		}
	}
	change(&t.At)
	for i := range t.Registered {
		change(&t.Registered[i])
	}
	for i := range t.Failures {
		f := &t.Failures[i]
		change(&f.At)
		for j := range f.Way {
			change(&f.Way[j].At)
		}
	}
}
