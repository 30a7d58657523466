package finding

import "crypto/sha256"

// A Sum tells the bytes of a file from all others. The zero Sum is that of no bytes
// that anybody knows.
type Sum [sha256.Size]byte

// SumOf returns the Sum of the bytes of a file.
func SumOf(data []byte) Sum { return sha256.Sum256(data) }
