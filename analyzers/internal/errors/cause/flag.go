package cause

// Flag is the state of the error flag of a result, or of its data.
type Flag int

// The states of the flag.
const (
	// FlagUnknown means that the flag could not be followed.
	FlagUnknown Flag = iota
	// Cleared means that the result is not an error.
	Cleared
	// Raised means that the result is marked as an error.
	Raised
	// Mixed means that the result is an error on some paths only.
	Mixed
)

// String returns the state in lower case.
func (f Flag) String() string { return [...]string{"unknown", "cleared", "raised", "mixed"}[f] }

// Marks are the flags of a result.
type Marks struct {
	Flag Flag // it is marked as an error
	Data Flag // it carries data for programs
}

// Or joins the marks of two results.
func (m Marks) Or(other Marks) Marks {
	return Marks{m.Flag.Or(other.Flag), m.Data.Or(other.Data)}
}

// Or joins two flags.
func (f Flag) Or(other Flag) Flag {
	switch {
	case f == FlagUnknown || f == other:
		return other
	case other == FlagUnknown:
		return f
	}
	return Mixed
}
