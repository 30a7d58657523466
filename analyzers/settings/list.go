package settings

// A List is one kind of functions that a project can describe: a flag, and a
// key of the configuration file.
type List struct {
	// Name is the name of the flag and the key.
	Name string
	// About says in one sentence what the functions do.
	About string
	// Options are the options of an entry.
	Options []Option
	// Types reports that entries may name types.
	Types bool
	// Fields reports that entries may name struct fields.
	Fields bool
}

// An Option is a property of a function.
type Option struct {
	// Name is its name.
	Name string
	// About says what the option means.
	About string
	// Form is the form of its values.
	Form Form
	// Words are the values of an option of form [Word]. The first is the
	// default.
	Words []string
	// Required reports that the option must be set.
	Required bool
}

// Form is the type of the values of an option.
type Form int

// The forms.
const (
	// Index is the index of an argument, from 0 without the receiver.
	Index Form = iota
	// Indexes are one or more indexes.
	Indexes
	// Truth is true or false, false by default.
	Truth
	// Word is one of a list of words.
	Word
)

// The names of the lists.
const (
	Registrars = "registrars"
	Results    = "results"
	Taxonomies = "taxonomies"
	Seams      = "seams"
	Sources    = "sources"
	Sinks      = "sinks"
	Sanitizers = "sanitizers"
)

// Lists returns all lists.
func Lists() []List {
	handler := Option{Name: "handler", About: "the argument with the handler, counted from 0", Form: Index, Required: true}
	middle := handler
	middle.About, middle.Required = handler.About+"; none for middleware and functions that return some", false
	kind := Option{Name: "kind", About: "what the handler serves", Form: Word, Words: []string{"tool", "typed-tool", "resource", "template", "prompt", "completion"}}
	return []List{
		{Name: Registrars, About: "functions that register handlers", Options: []Option{handler, kind}},
		{Name: Results, About: "functions that build tool results", Options: []Option{
			{Name: "text", About: "the arguments whose text the agent reads, counted from 0", Form: Indexes, Required: true},
			{Name: "format", About: "the first of them is a format string for the next argument", Form: Truth},
			{Name: "error", About: "the result has isError set", Form: Truth},
		}},
		{Name: Taxonomies, About: "functions whose errors carry a code, and types of such errors", Types: true, Options: []Option{
			{Name: "hides-text", About: "agents do not see the text of its error arguments", Form: Truth},
		}},
		{Name: Seams, About: "adapters that call a handler and answer for it, and middleware", Options: []Option{
			middle, kind,
			{Name: "effect", About: "whether an error becomes a result or is returned as an error", Form: Word, Words: []string{string(Converts), string(Leaks)}, Required: true},
			{Name: "leaves", About: "what remains of an error in the answer", Form: Word, Words: []string{string(Text), string(CodedText), string(Code), string(Nothing)}},
		}},
		{Name: Sources, About: "functions that return secrets, fields that hold them, and types of secrets", Types: true, Fields: true},
		{Name: Sinks, About: "functions that send their arguments to a client", Options: []Option{
			{Name: "text", About: "the arguments that are sent, counted from 0", Form: Indexes, Required: true},
		}},
		{Name: Sanitizers, About: "functions that return their argument without secrets"},
	}
}

// option returns the option with a name.
func (l List) option(name string) (Option, bool) {
	for _, o := range l.Options {
		if o.Name == name {
			return o, true
		}
	}
	return Option{}, false
}

// optionNames returns the names of all options.
func (l List) optionNames() []string {
	var names []string
	for _, o := range l.Options {
		names = append(names, o.Name)
	}
	return names
}
