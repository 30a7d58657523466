package taxonomy

import (
	"strconv"
	"strings"
)

// byNumber reads the numbers and names that services and databases write in a
// form of their own: they are as good as a type.
func byNumber(line string) *verdict {
	if v := bySQLState(line); v != nil {
		return v
	}
	if v := byMySQLNumber(line); v != nil {
		return v
	}
	if v := byGRPCName(line); v != nil {
		return v
	}
	line = lowered(line)
	if ofServersOwn(line) {
		return nil
	}
	return byStatus(line)
}

// bySQLState reads "ERROR: … (SQLSTATE 23505)".
func bySQLState(line string) *verdict {
	_, rest, found := strings.Cut(line, "(SQLSTATE ")
	if state, _, closed := strings.Cut(rest, ")"); found && closed && isSQLState(state) {
		return sqlStateVerdict(state)
	}
	return nil
}

// byMySQLNumber reads "Error 1062 (23000): …".
func byMySQLNumber(line string) *verdict {
	_, rest, found := strings.Cut(line, "Error ")
	digits, rest, state := strings.Cut(rest, " (")
	if !found || !state || len(digits) != 4 || len(rest) < 7 || rest[5:7] != "):" || !isSQLState(rest[:5]) {
		return nil
	}
	number, err := strconv.ParseUint(digits, 10, 16)
	if err != nil {
		return nil
	}
	if v := mysqlNumbers[uint16(number)]; v != nil {
		return v
	}
	return &dbFailed
}

// byGRPCName reads "rpc error: code = NotFound desc = …".
func byGRPCName(line string) *verdict {
	_, rest, found := strings.Cut(line, "rpc error: code = ")
	name, _, _ := strings.Cut(rest, " ")
	if !found {
		return nil
	}
	for i := range grpcCodes {
		if f := &grpcCodes[i].finding; f.code != 0 && strings.EqualFold(strings.ReplaceAll(grpcCodes[i].name, "_", ""), name) {
			return &verdict{f.code, upstreamKind(f.code), f.retry, f.code.Phrase()}
		}
	}
	return nil
}

// byStatus reads the status of an HTTP response where the text says that it is
// one: "status 404", "status code: 404", "HTTP 404", "StatusCode: 404".
func byStatus(line string) *verdict {
	for rest := line; ; {
		at, n := nextStatus(rest)
		if at < 0 {
			return nil
		}
		rest = rest[at+n:]
		digits := strings.TrimLeft(rest, " :(")
		if len(rest)-len(digits) > 2 || len(digits) < 3 || len(digits) > 3 && isAlnum(digits[3]) || !isNumber(digits[:3]) {
			continue
		}
		status, _ := strconv.Atoi(digits[:3]) // have: three digits
		if isFailure(status) && !strings.Contains(line[:len(line)-len(rest)], "invalid") {
			e := upstreamError("", status, nil)
			return &verdict{e.Code, e.Kind, e.Retry, e.Message}
		}
	}
}

// ofServersOwn reports whether a text speaks of what the server asks for its
// own sake, such as permissions: the status of such a request says nothing about
// the call.
func ofServersOwn(line string) bool {
	for _, word := range wordsOf(line) {
		switch word {
		case "token", "oauth", "oidc", "jwks", "dcr", "userinfo", "authorization", "authentication", "crumb", "login", "metadata", "vault",
			"health":
			return true
		}
	}
	return false
}

// nextStatus returns where the next words stand that a status follows, and how
// long they are.
func nextStatus(text string) (at, n int) {
	at = -1
	for _, words := range [...]string{"status code", "statuscode", "status", "http"} {
		if i := strings.Index(text, words); i >= 0 && (at < 0 || i < at) {
			at, n = i, len(words)
		}
	}
	return at, n
}
