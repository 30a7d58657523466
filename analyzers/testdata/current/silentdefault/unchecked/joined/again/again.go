// Package again imports what has been told of its server already.
package again

import (
	"example.test/silentdefault/unchecked/joined"
	"example.test/silentdefault/unchecked/made"
	"example.test/silentdefault/unchecked/tools"
)

func Serve() error {
	tools.Register(made.New("more"))
	return joined.Serve()
}
