package output

// What tests of the format agent ask.
var (
	Tokens = tokens
	Within = within
)
