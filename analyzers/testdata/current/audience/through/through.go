// Package through imports one that does, and uses nothing of the library.
package through // want `^reaches$`

import _ "example.test/audience/direct"
