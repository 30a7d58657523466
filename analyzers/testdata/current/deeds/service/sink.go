package service

import "fmt"

// A Sink takes text.
type Sink interface{ Put(text string) }

type (
	// None takes nothing.
	None struct{}
	// Counted counts.
	Counted struct{ N int }
	// Kept keeps.
	Kept struct{ Texts []string }
	// Strict is no sink yet.
	Strict struct{}
	// Printed prints.
	Printed struct{}
)

func (None) Put(string)         {}
func (c *Counted) Put(string)   { c.N++ }
func (k *Kept) Put(text string) { k.Texts = append(k.Texts, text) }
func (Strict) Put(string)       { panic("not yet") }
func (Printed) Put(text string) { fmt.Println(text) }
