// Package cockroach makes errors with a library that does what package errors does.
package cockroach

import (
	"os"

	"github.com/cockroachdb/errors"
)

var ErrGone = errors.New("gone") // want ErrGone:`^holds\(plain example.test/clients/cockroach.ErrGone\)$`

func Wrapped(path string) error { // want Wrapped:`^fails\(plain github.com/cockroachdb/errors.Wrap \[infrastructure os.Remove kept shown\]\)$`
	return errors.Wrap(os.Remove(path), "remove")
}

func Formatted(path string) error { // want Formatted:`^fails\(plain github.com/cockroachdb/errors.Newf \[parameter 0 shown\]\)$`
	return errors.Newf("no file %s", path)
}

func Hinted(path string) error { // want Hinted:`^fails\(infrastructure os.Remove\)$`
	return errors.WithHint(os.Remove(path), "try another one")
}

func Asked(err error) error { // want Asked:`^fails\(plain github.com/cockroachdb/errors.New if 0 is example.test/clients/cockroach.ErrGone \| parameter 0 if 0 is not example.test/clients/cockroach.ErrGone\)$`
	if errors.Is(err, ErrGone) {
		return errors.New("it is gone")
	}
	return err
}
