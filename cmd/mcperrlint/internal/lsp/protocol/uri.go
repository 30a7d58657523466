package protocol

import (
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"unicode/utf8"
)

// A URI names a document. Clients escape different characters, so those of one file can differ: compare paths.
type URI string

// Path returns the absolute path of the file that a URI names, and whether it names one of this machine.
func (u URI) Path() (path string, isFile bool) {
	parsed, err := url.Parse(string(u))
	if err != nil || parsed.Scheme != "file" || parsed.Opaque != "" || parsed.Path == "" {
		return "", false
	}
	path = parsed.Path
	if strings.ContainsRune(path, 0) || !utf8.ValidString(path) {
		return "", false
	}
	if runtime.GOOS == "windows" {
		return windowsPath(parsed.Host, path)
	}
	if parsed.Host != "" && parsed.Host != "localhost" {
		return "", false
	}
	return filepath.Clean(path), true
}

// windowsPath returns C:\x for /c%3A/x, as clients write it, and \\host\share\x for a file of another machine.
func windowsPath(host, path string) (string, bool) {
	if host != "" && host != "localhost" {
		return filepath.Clean(`\\` + host + filepath.FromSlash(path)), true
	}
	path = strings.TrimPrefix(path, "/")
	if len(path) < 2 || path[1] != ':' {
		return "", false
	}
	return filepath.Clean(filepath.FromSlash(strings.ToUpper(path[:1]) + path[1:])), true
}

// URIOf returns the URI of a file.
func URIOf(path string) URI {
	slashed := filepath.ToSlash(path)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // C:/x
	}
	return URI((&url.URL{Scheme: "file", Path: slashed}).String())
}
