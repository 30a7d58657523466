// Package types has a response that can hold anything.
package types

type Response struct {
	Items any
	Data  any
	Note  any
}

type Match struct{ Name string }

type Report struct{ Text string }
