package rule

import "strings"

// A Sentence is what a rule says about one finding of a category, as an example.
type Sentence struct {
	// Rule and Category are those of the finding. The category is empty if the rule has none.
	Rule, Category string
	// Message says when what fails, and what the tool answers then.
	Message string
	// Help says what to do.
	Help string
	// Sees is what the agent gets. It can be empty.
	Sees string
	// Wire is the message on the wire, and After the one after the remedy, as JSON. They can be empty.
	Wire, After string
}

// What begins the help, what the agent sees, and the messages on the wire, where they stand in lines beside the message.
const (
	HelpPrefix  = "help: "
	SeesPrefix  = "agent sees: "
	WirePrefix  = "wire: "
	AfterPrefix = "wire after: "
)

// Sentences reads what rules say from a file sentences.txt: for each category a line with the rule and
// the category, and below it, indented, the message and the parts that a word begins.
func Sentences(text string) []Sentence {
	var list []Sentence
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		said, indented := strings.CutPrefix(line, "\t")
		switch {
		case line == "":
		case !indented:
			rule, category, _ := strings.Cut(line, "/")
			list = append(list, Sentence{Rule: rule, Category: category})
		case len(list) > 0:
			if last := &list[len(list)-1]; !last.Take(said) {
				last.Message = said
			}
		}
	}
	return list
}

// A part stands in a line of its own beside the message.
type part struct {
	prefix string
	text   *string
}

func (s *Sentence) parts() []part {
	return []part{{HelpPrefix, &s.Help}, {SeesPrefix, &s.Sees}, {WirePrefix, &s.Wire}, {AfterPrefix, &s.After}}
}

// Lines returns the parts that stand beside the message, each with the word that begins it.
func (s Sentence) Lines() (list []string) {
	for _, part := range s.parts() {
		if *part.text != "" {
			list = append(list, part.prefix+*part.text)
		}
	}
	return list
}

// Take takes a line for the part that its first word says, and reports whether it is one.
func (s *Sentence) Take(line string) bool {
	for _, part := range s.parts() {
		if text, ok := strings.CutPrefix(line, part.prefix); ok {
			*part.text = text
			return true
		}
	}
	return false
}
