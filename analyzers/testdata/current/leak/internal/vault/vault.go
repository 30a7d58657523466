// Package vault has the secrets of a program, and takes them out of texts. The settings of the test name both.
package vault

import "errors"

// Config is what the program was started with. Its field Key is a source.
type Config struct {
	Host, Key string
	Auth
}

// Auth says who the program is. Its field Password is a source.
type Auth struct{ User, Password string }

// Token is a source: each of its values.
type Token string

// Pin is a source that says itself how it is written.
type Pin string

// String hides the pin.
func (Pin) String() string { return "****" }

// Credentials are a source as a whole, and not by field.
type Credentials struct{ User, Realm string }

// A Vault keeps secrets.
type Vault struct{ kept map[string]string }

// Secret is a source.
func (v *Vault) Secret(name string) (string, error) {
	text, ok := v.kept[name]
	if !ok {
		return "", errors.New("there is no secret " + name)
	}
	return text, nil
}

// Names is none.
func (v *Vault) Names() []string { return nil }

// A Store keeps secrets, too. Its method Fetch is a source.
type Store interface {
	Fetch(name string) string
	Size() int
}

// Session is a source.
func Session() string { return session }

// Signed returns a token.
func Signed() Token { return Token(session) }

// Load returns credentials.
func Load() (*Credentials, error) { return loaded, nil }

// Heading is a text that has a secret in it.
func Heading(c *Config) string { return "Authorization: " + c.Key }

// Redact is a sanitizer.
func Redact(text string) string { return text[:1] }

// A Cleaner cleans errors.
type Cleaner struct{ words []string }

// Clean is a sanitizer.
func (c *Cleaner) Clean(err error) error { return err }

var (
	session string
	loaded  *Credentials
)
