// Package use asserts what the request type of another package gives. It imports no
// library itself.
package use

import "example.test/argassert/request/wrapped"

func method(c *wrapped.Call) string { return c.Args()["name"].(string) } // want `argassert/argument: c.Args()["name"].(string)`

func second(c *wrapped.Call) string {
	v, _ := c.Arg("name")
	return v.(string) // want "argassert/argument: v.(string)"
}

func through(s wrapped.Source) string { return s.All()["name"].(string) } // want `argassert/argument: s.All()["name"].(string)`

func checked(c *wrapped.Call) string {
	name, _ := c.Args()["name"].(string)
	return name
}

// defaults are not from a client.
func defaults() string { return wrapped.Defaults()["name"].(string) }

// merged are what this package has put there.
func merged() string { return wrapped.Merged(map[string]any{"name": "x"})["name"].(string) }
