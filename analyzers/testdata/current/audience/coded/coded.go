// Package coded has errors with codes.
package coded // want `^reaches$`

import "github.com/mcperrlint/mcperrlint/taxonomy"

var Gone = taxonomy.NotFound("gone")
