//go:build middle || earlier || older

package conformance

// sentinels are played with the newest versions alone.
var sentinels map[string]error
