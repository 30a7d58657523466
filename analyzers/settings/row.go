package settings

import "github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"

// Indexes of arguments count from 0, without the receiver.

// A Registrar is a function that takes handlers and registers them.
type Registrar struct {
	// Handler is the index of the argument with the handler.
	Handler int
	// Kind is what the handler serves.
	Kind sdk.Kind
}

// A Result is a function that makes the result of a tool.
type Result struct {
	// Text are the indexes of the arguments whose text the agent reads.
	Text []int
	// Format tells that the first of them is a format, and that the argument after
	// it holds the operands.
	Format bool
	// Error tells that the result is marked as an error.
	Error bool
}

// A Taxonomy is a function whose errors carry a code, or a type of such errors.
type Taxonomy struct {
	// Hides tells that agents do not see the text of an error that the function
	// is given.
	Hides bool
}

// A Seam is a function that calls what it is given and answers in its place.
type Seam struct {
	// Handler is the index of the argument with the handler, or [sdk.None] for
	// middleware and what returns some.
	Handler int
	// Kind is what the handler serves.
	Kind sdk.Kind
	// Effect is what becomes of its errors.
	Effect Effect
	// Leaves is what of them is left in the answer.
	Leaves Leaves
	// Name is the index of the argument that names the handler, 0 if that is not
	// known. A project does not state it.
	Name int
	// Recovers tells that it recovers from panics. A project does not state that:
	// it can be seen in its functions.
	Recovers bool
}

// A Sink is a function that sends something to the client.
type Sink struct {
	// Text are the indexes of the arguments that it sends.
	Text []int
}

// Effect says what a seam does with an error.
type Effect string

// The effects.
const (
	// Converts means that the error becomes a result.
	Converts Effect = "converts"
	// Leaks means that the error is returned as an error.
	Leaks Effect = "leaks"
)

// Leaves says what of an error a seam leaves in its answer.
type Leaves string

// What can be left.
const (
	// Text means that the error or its text is left.
	Text Leaves = "text"
	// CodedText means that an error with a code is left, which may show the text.
	CodedText Leaves = "coded-text"
	// Code means that an error with a code is left, without the text.
	Code Leaves = "code"
	// Nothing means that nothing is left.
	Nothing Leaves = "nothing"
)

// kinds are the kinds of handlers by the words for them.
var kinds = map[string]sdk.Kind{
	"tool": sdk.Tool, "typed-tool": sdk.TypedTool, "resource": sdk.Resource,
	"template": sdk.Template, "prompt": sdk.Prompt, "completion": sdk.Completion,
}

func (e Entry) registrar() Registrar {
	return Registrar{Handler: e.index("handler"), Kind: kinds[e.word("kind")]}
}

func (e Entry) result() Result {
	return Result{Text: e.indexes("text"), Format: e.is("format"), Error: e.is("error")}
}

func (e Entry) taxonomy() Taxonomy { return Taxonomy{Hides: e.is("hides-text")} }

func (e Entry) seam() Seam {
	return Seam{Handler: e.index("handler"), Kind: kinds[e.word("kind")], Effect: Effect(e.word("effect")), Leaves: Leaves(e.word("leaves"))}
}
