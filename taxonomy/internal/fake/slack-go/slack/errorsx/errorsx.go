// Package errorsx imitates slack-go's errors that are constants.
package errorsx

// String is an error that is a constant.
type String string

// Error returns the text.
func (s String) Error() string { return string(s) }
