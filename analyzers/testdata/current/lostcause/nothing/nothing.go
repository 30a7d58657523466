// Package nothing has nothing that can fail.
package nothing

// Name is a constant.
const Name = "nothing"
