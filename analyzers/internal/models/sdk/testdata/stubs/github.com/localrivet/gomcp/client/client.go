// Package client declares what is used of the client of gomcp v1.2.2.
package client

type Client interface {
	CallTool(name string, args map[string]interface{}) (interface{}, error)
}
