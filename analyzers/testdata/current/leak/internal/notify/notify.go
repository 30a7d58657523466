// Package notify sends texts to the client in ways that nobody can follow. The settings of the test name them as sinks.
package notify

import "context"

// Tell is a sink: the last argument.
func Tell(ctx context.Context, level, text string) { sent["tell"](text) }

// A Channel is one of them.
type Channel struct{ name string }

// Sendf is a sink: the format and its operands.
func (c *Channel) Sendf(format string, args ...any) { sent["send"](format) }

// A Notifier tells the client something. Its method Notify is a sink.
type Notifier interface{ Notify(text string) error }

// Count is none.
func Count(text string) int { return len(text) }

var sent map[string]func(string)
