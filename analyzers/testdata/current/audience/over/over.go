// Package over imports one that lists tools itself.
package over // want `^reaches$`

import _ "example.test/audience/listed"
