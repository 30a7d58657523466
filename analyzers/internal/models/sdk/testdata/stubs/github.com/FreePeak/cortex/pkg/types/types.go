// Package types declares what is used of the types of cortex v1.0.5.
package types

type (
	Tool          struct{ Name string }
	ClientSession struct{}
)
