package taxonomy

import (
	"fmt"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// upstreamError returns the error for the answer of a service. Nothing of what
// the service wrote goes into the message: it is made from our own name of the
// service, the standard phrase of the status and the wait.
func upstreamError(service string, status int, header http.Header, opts ...Option) *Error {
	e := Error{Code: CodeForStatus(status), Kind: class.KindForStatus(status), Status: status}
	e.Retry = retryForStatus(status)
	if status == 403 && limitReached(header) {
		e.Code, e.Kind, e.Retry = CodeRateLimited, class.KindUpstreamRateLimit, RetryYes
	}
	e.RetryAfter = statedWait(&e, header)
	if !e.Code.Known() {
		e.refusef("status %d is no failure", status)
	}
	e.Message = statusMessage(service, &e)
	if service != "" {
		e.Extra = map[string]any{"service": service}
	}
	return build(e, opts)
}

// statedWait returns how long the headers ask to wait. Retry-After counts for
// every status; when a limit is lifted says something only where one is reached.
func statedWait(e *Error, header http.Header) time.Duration {
	wait, stated := parseRetryAfter(headerValue(header, "Retry-After"))
	if e.Code == CodeRateLimited || e.Status == 503 {
		wait, stated = ParseRateLimitReset(header)
	}
	if !stated {
		return 0
	}
	return wait
}

func statusMessage(service string, e *Error) string {
	if service == "" {
		service = "Upstream"
	}
	answer := "status " + strconv.Itoa(e.Status)
	if phrase := http.StatusText(e.Status); phrase != "" {
		answer = strconv.Itoa(e.Status) + " " + phrase
	}
	message := fmt.Sprintf("%s answered %s (%s)", form.Bounded(service), answer, statusClass(e.Status))
	if e.Code == CodeRateLimited {
		return message + "; " + waitPhrase(e.RetryAfter) + "."
	}
	return message + "."
}

func waitPhrase(wait time.Duration) string {
	seconds := int64(math.Ceil(wait.Seconds()))
	switch {
	case wait < time.Second:
		return "wait a moment before trying again"
	case seconds == 1:
		return "wait 1 second before trying again"
	}
	return fmt.Sprintf("wait %d seconds before trying again", seconds)
}

func statusClass(status int) string {
	switch status / 100 {
	case 1:
		return "informational"
	case 3:
		return "redirection"
	case 4:
		return "client error"
	case 5:
		return "server error"
	}
	return "response"
}
