// Package class classifies failures: where in the life of a tool one happened
// ([Kind]), what it is about ([Category]) and whose fault it is ([Fault]). All
// three follow from the code of an error:
//
//	code                 kind                                category   fault
//	CodeNotFound         UPSTREAM_RUNTIME_NOT_FOUND          not_found  client
//	CodeTimeout          NETWORK_TRANSPORT_RUNTIME_TIMEOUT   timeout    upstream
//
// Most programs need only the transport kinds, for [taxonomy.Transport], and
// the faults, for alerts.
//
// [taxonomy.Transport]: https://pkg.go.dev/github.com/mcperrlint/mcperrlint/taxonomy#Transport
package class
