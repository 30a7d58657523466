package taxonomy

// An Adapter translates the errors of one family, such as a vendor's client
// library.
//
// [Classify] asks the adapters of a program before its own, which are, by slug:
// _google_api_client, _microsoft_graph, _slack_sdk, _aws, _grpc, _sqlstate, _graphql,
// _jsonrpc and _http. One with the same slug takes the place of such an adapter.
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
