package taxonomy

// An Adapter translates the errors of one family, such as a vendor's client
// library.
//
// Adapt returns nil for errors that it does not know. It gets the error as it
// arrived and walks its tree itself. Its result needs no cause: [Classify]
// keeps the original error as the cause.
type Adapter interface {
	// Slug names the adapter; two adapters with the same slug are the same
	// adapter.
	Slug() string
	Adapt(err error) *Error
}
