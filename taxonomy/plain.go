package taxonomy

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// maxValue is how many bytes of one data value, as JSON, a rendering shows.
const maxValue = 65536

// The markers that stand for a value that cannot or must not be shown.
const (
	markUnreadable = "[value could not be serialized]"
	markWithheld   = "[value withheld]"
	markTooLarge   = "[value omitted: too large]"
)

// credentialKey reports whether a key of data names something that must never
// reach the agent. Case, hyphens and underscores do not matter.
func credentialKey(key string) bool {
	return namesCredential(strings.ToLower(strings.NewReplacer("-", "", "_", "").Replace(key)))
}

// namesCredential is credentialKey for a key in lower case, without hyphens and
// underscores.
func namesCredential(key string) bool {
	switch key {
	case "auth", "authorization", "proxyauthorization", "authtoken", "bearertoken", "accesstoken", "refreshtoken",
		"idtoken", "sessiontoken", "cookie", "cookies", "setcookie", "password", "passwd", "passphrase",
		"clientsecret", "secret", "secretkey", "apikey", "xapikey", "privatekey", "credential", "credentials":
		return true
	}
	return false
}

// plain returns value as JSON-like data that can be marshalled, does not
// change any more and holds nothing that is known to carry internals.
func plain(value any) any {
	switch v := value.(type) {
	case nil, bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64:
		return v
	case string:
		return form.Bounded(v)
	}
	switch inspect(value) {
	case hasInternals:
		return markWithheld
	case endless:
		return markUnreadable
	case tooMany:
		return markTooLarge
	}
	// Marshalling value ends, as far as its own methods do.
	back, size, err := throughJSON(value, maxValue)
	switch {
	case size > maxValue:
		return fmt.Sprintf("%s (%d bytes)", markTooLarge, size)
	case err != nil:
		return markUnreadable
	}
	return withoutCredentials(back)
}

// maxNoted is how many bytes of an input, as JSON, logs get.
const maxNoted = 4096

// noted returns an input for logs, within bounds and without credentials.
func noted(input any) string {
	text, err := json.Marshal(plain(input))
	if err != nil {
		return markUnreadable
	}
	return form.BoundedTo(string(text), maxNoted)
}

// throughJSON marshals value and decodes it again, which makes a deep copy of
// maps, slices, strings, numbers (as [json.Number]) and truth values. It
// returns the size of the text too; a text longer than limit is not decoded.
func throughJSON(value any, limit int) (back any, size int, err error) {
	panicked := safely(func() {
		var text []byte
		if text, err = json.Marshal(value); err != nil {
			return
		}
		if size = len(text); size > limit {
			return
		}
		d := json.NewDecoder(bytes.NewReader(text))
		d.UseNumber()
		err = d.Decode(&back)
	})
	if panicked != nil {
		return nil, 0, panicked
	}
	return back, size, err
}

// withoutCredentials removes, in place and at every depth, what credentialKey
// names.
func withoutCredentials(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for key, inner := range v {
			if credentialKey(key) {
				delete(v, key)
				continue
			}
			withoutCredentials(inner)
		}
	case []any:
		for _, inner := range v {
			withoutCredentials(inner)
		}
	}
	return value
}
