// Package conformance holds what the tables of package sdk say against what the SDKs
// do. Its tests start a server for every situation of every kind of handler, call it
// with the SDK's own client over standard input and output, or over HTTP where
// the situation says so, and compare what arrives.
//
// The package is a module of its own, so that nobody else needs the SDKs. It is run
// with four sets of versions: go.mod has the newest, middle.mod, earlier.mod and
// older.mod those before the larger changes. Where the versions speak the newest
// protocol, each situation is played under it and under the one before.
//
//	go test ./...
//	go test -modfile=middle.mod -tags middle ./...
//	go test -modfile=earlier.mod -tags earlier ./...
//	go test -modfile=older.mod -tags older ./...
package conformance
