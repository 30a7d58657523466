package driver

import (
	"bytes"
	"crypto/sha256"
	"io"
	"os"
	"strings"
	"sync"
)

// programSum returns a checksum of the running program: the build ID that the go
// command gave it, which tells its content, or else a sum of all of it.
var programSum = sync.OnceValues(func() ([]byte, error) {
	path, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	begin := make([]byte, buildIDWithin)
	n, err := io.ReadFull(file, begin)
	if err == nil {
		if id := buildID(begin[:n]); id != "" {
			return []byte(id), nil
		}
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	h := sha256.New()
	_, err = io.Copy(h, file)
	return h.Sum(nil), err
})

const (
	// buildIDWithin is how far into a program the go command itself looks.
	buildIDWithin = 32 << 10
	// buildIDParts are separated by slashes: two that tell what the program and
	// its main package were made from, and two that tell what came of it. A build
	// ID that somebody else has set is of no use: there it may be the same for all
	// programs.
	buildIDParts, buildIDPart = 4, 20
)

// buildID finds the build ID in the beginning of a program.
func buildID(begin []byte) string {
	for _, mark := range []string{"\xff Go build ID: \"", "\x04\x00\x00\x00Go\x00\x00"} {
		_, rest, found := bytes.Cut(begin, []byte(mark))
		if !found {
			continue
		}
		size := buildIDParts*(buildIDPart+1) - 1
		id := string(rest[:min(size, len(rest))])
		parts := strings.Split(id, "/")
		if len(parts) == buildIDParts && !strings.ContainsFunc(id, notOfBuildID) && len(parts[0]) == buildIDPart && len(parts[3]) == buildIDPart {
			return id
		}
	}
	return ""
}

// notOfBuildID reports whether a character is none of a build ID.
func notOfBuildID(r rune) bool {
	return !strings.ContainsRune("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/", r)
}
