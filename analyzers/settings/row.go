package settings

import "github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"

// Indexes of arguments count from 0, without the receiver.

// A Registrar is a function that registers its handler argument.
type Registrar struct {
	// Handler is the index of the argument with the handler.
	Handler int
	// Kind is what the handler serves.
	Kind sdk.Kind
}

// A Result is a function that builds a tool result.
type Result struct {
	// Text are the indexes of arguments whose text the agent reads.
	Text []int
	// Format reports that the first of them is a format string, with operands in
	// the next argument.
	Format bool
	// Error reports that the result has the error flag.
	Error bool
}

// A Taxonomy is a function whose errors carry a code, or a type of such errors.
type Taxonomy struct {
	// Hides reports that agents do not see the text of its error arguments.
	Hides bool
}

// A Seam is a function that calls a handler and answers for it.
type Seam struct {
	// Handler is the index of the handler argument, or [sdk.None] for
	// middleware and functions that return it.
	Handler int
	// Kind is what the handler serves.
	Kind sdk.Kind
	// Effect is what the seam does with errors.
	Effect Effect
	// Leaves is what remains of them in the answer.
	Leaves Leaves
	// Name is the index of the argument that names the handler, or 0 if unknown.
	// A project does not set it.
	Name int
	// Recovers reports that it recovers from panics. A project does not set it:
	// its functions show it.
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

// Leaves says what a seam leaves of an error in its answer.
type Leaves string

// The values of [Leaves].
const (
	// Text means the error or its text.
	Text Leaves = "text"
	// CodedText means an error with a code, which may show the text.
	CodedText Leaves = "coded-text"
	// Code means an error with a code, without the text.
	Code Leaves = "code"
	// Nothing means nothing.
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
