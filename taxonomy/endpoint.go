package taxonomy

import (
	"net/url"
	"strings"
)

// endpointOf returns scheme, host and path of a URL, for logs, without user
// information, query and fragment. It returns "" unless the URL is absolute and
// has a host.
func endpointOf(rawURL string) string {
	u, err := url.Parse(rawURL)
	if err != nil || u.Scheme == "" || u.Host == "" {
		return ""
	}
	path := strings.Trim(u.EscapedPath(), "/")
	if path != "" {
		path = "/" + path
	}
	return u.Scheme + "://" + u.Host + path
}
