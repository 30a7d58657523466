// Package use asserts what the request type of another package gives. It imports no
// library itself.
package use

import "example.test/argassert/request/wrapped"

func method(c *wrapped.Call) string { return c.Args()["name"].(string) } // want `^takes argument "name" for a string without a check: if the client sends anything else, or nothing, the handler panics; assert with a second value and answer with an error result \(argassert/argument\)$`

func second(c *wrapped.Call) string {
	v, _ := c.Arg("name")
	return v.(string) // want `^takes a part of the arguments for a string without a check: if the client sends anything else, or nothing, the handler panics; assert with a second value and answer with an error result \(argassert/argument\)$`
}

func through(s wrapped.Source) string { return s.All()["name"].(string) } // want `^takes argument "name" for a string without a check: if the client sends anything else, or nothing, the handler panics; assert with a second value and answer with an error result \(argassert/argument\)$`

func checked(c *wrapped.Call) string {
	name, _ := c.Args()["name"].(string)
	return name
}

// defaults are not from a client.
func defaults() string { return wrapped.Defaults()["name"].(string) }

// merged are what this package has put there.
func merged() string { return wrapped.Merged(map[string]any{"name": "x"})["name"].(string) }
