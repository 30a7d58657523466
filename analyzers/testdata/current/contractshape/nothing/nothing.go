// Package nothing does not import package contract itself.
package nothing

import "example.test/contractshape/elsewhere"

var errors = append(elsewhere.Errors, elsewhere.Errors[0])
