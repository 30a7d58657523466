package taxonomytest

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"strconv"
	"strings"
)

// Reveals reports whether a text contains a secret: verbatim, in any case,
// quoted or escaped for Go, JSON, HTML or a URL, or as hexadecimal, decimal
// bytes or base64. The secret should be long enough not to occur by chance. The
// empty secret is in no text.
func Reveals(text, secret string) bool {
	if secret == "" {
		return false
	}
	lower := strings.ToLower(text)
	for _, form := range readable(secret) {
		if strings.Contains(lower, strings.ToLower(form)) {
			return true
		}
	}
	for _, form := range base64Forms(secret) {
		if form != "" && strings.Contains(text, form) {
			return true
		}
	}
	return false
}

// readable returns the forms of a secret in which upper and lower case do not
// matter.
func readable(secret string) []string {
	quoted, ascii := strconv.Quote(secret), strconv.QuoteToASCII(secret)
	forms := []string{
		secret, quoted[1 : len(quoted)-1], ascii[1 : len(ascii)-1],
		html.EscapeString(secret), url.QueryEscape(secret), url.PathEscape(secret),
		hex.EncodeToString([]byte(secret)), fmt.Sprintf("% x", secret), fmt.Sprintf("%# x", secret),
		strings.Trim(fmt.Sprint([]byte(secret)), "[]"),
	}
	if text, err := json.Marshal(secret); err == nil {
		forms = append(forms, string(text[1:len(text)-1]))
	}
	return forms
}

// base64Forms returns the inner part of the secret's base64 form for each of
// the three positions in which it can stand in a longer text.
func base64Forms(secret string) []string {
	var forms []string
	for shift := range 3 {
		whole := strings.Repeat("\x00", shift) + secret
		whole = whole[:len(whole)/3*3]
		if from := (shift*8 + 5) / 6; len(whole) > 3 {
			forms = append(forms, base64.StdEncoding.EncodeToString([]byte(whole))[from:],
				base64.URLEncoding.EncodeToString([]byte(whole))[from:])
		}
	}
	return forms
}
