package taxonomy

// An Adapter translates the errors of one family, such as one vendor's client
// library.
//
// Adapt returns nil for an error that it does not know. It is given the error
// as it arrived and looks into its tree itself. What it returns needs no
// cause: [Classify] keeps the original error as the cause.
type Adapter interface {
	// Slug names the adapter; two adapters with one slug are one adapter.
	Slug() string
	Adapt(err error) *Error
}
