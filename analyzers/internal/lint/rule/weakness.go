package rule

import "strconv"

// Weakness is an entry of the Common Weakness Enumeration (CWE), by its number.
type Weakness int

// The entries that rules find.
const (
	SensitiveMessage  Weakness = 209
	UncaughtException Weakness = 248
	UncheckedReturn   Weakness = 252
	GenericException  Weakness = 397
	BadHandling       Weakness = 755
)

// String returns the name by which the entry is known, such as "CWE-209".
func (w Weakness) String() string { return "CWE-" + strconv.Itoa(int(w)) }

// Title returns the title of the entry, or the empty string if no rule finds it.
func (w Weakness) Title() string {
	switch w {
	case SensitiveMessage:
		return "Generation of Error Message Containing Sensitive Information"
	case UncaughtException:
		return "Uncaught Exception"
	case UncheckedReturn:
		return "Unchecked Return Value"
	case GenericException:
		return "Declaration of Throws for Generic Exception"
	case BadHandling:
		return "Improper Handling of Exceptional Conditions"
	}
	return ""
}

// URL returns the address of the description of the entry.
func (w Weakness) URL() string {
	return "https://cwe.mitre.org/data/definitions/" + strconv.Itoa(int(w)) + ".html"
}

// Exposes reports whether the entry is about information that gets to somebody
// who must not have it.
func (w Weakness) Exposes() bool { return w == SensitiveMessage }
