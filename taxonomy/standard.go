package taxonomy

import (
	"compress/flate"
	"compress/gzip"
	"context"
	"crypto/tls"
	"crypto/x509"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// A verdict is what the type of an error says about it.
type verdict struct {
	code    Code
	kind    class.Kind // empty: that of the code
	retry   Retry
	message string
}

func (v *verdict) error() *Error {
	return &Error{Code: v.code, Kind: v.kind, Retry: v.retry, Message: v.message}
}

// The verdicts. Their messages are what the agent reads.
var (
	tookTooLong   = verdict{CodeTimeout, "", 0, "The operation took too long."}
	noAnswer      = verdict{CodeTimeout, class.KindTransportTimeout, RetryYes, "A service did not answer in time."}
	notThere      = verdict{CodeNotFound, "", 0, "The file or directory does not exist."}
	notPermitted  = verdict{CodeForbidden, "", 0, "Access to the file or resource is not permitted."}
	existsAlready = verdict{CodeConflict, "", 0, "The file or directory exists already."}
	internalUse   = verdict{CodeInternalError, "", 0, "The tool failed because of a defect in its code."}
	noRecord      = verdict{CodeNotFound, "", 0, "No matching record was found."}
	databaseUse   = verdict{CodeDatabaseError, "", 0, "A database operation failed."}
	databaseLost  = verdict{CodeDatabaseError, "", RetryYes, "The connection to the database was lost."}
	noProgram     = verdict{CodeConfigurationError, class.KindToolRuntimeFatal, RetryNo, "A program that the tool needs is not available on the server."}
	programFailed = verdict{CodeInternalError, "", 0, "A program that the tool runs failed."}
	cutShort      = verdict{CodeServiceUnavailable, class.KindTransportUnmapped, RetryYes, "The connection ended before the answer was complete."}
	notUnderstood = verdict{CodeServiceUnavailable, class.KindTransportUnmapped, RetryYes, "The answer of a service could not be understood."}
	notHTTP       = verdict{CodeServiceUnavailable, class.KindTransportUnreachable, RetryYes, "A service did not answer as its protocol demands."}
	redirects     = verdict{CodeServiceUnavailable, class.KindTransportUnmapped, RetryNo, "A service redirected the request too often."}
	requestFailed = verdict{CodeServiceUnavailable, class.KindTransportUnmapped, RetryYes, "The request to a service failed."}
	unreachable   = verdict{CodeServiceUnavailable, class.KindTransportUnreachable, RetryYes, "A service could not be reached."}
	mayNotConnect = verdict{CodeConfigurationError, class.KindToolRuntimeFatal, RetryNo, "The server may not connect to a service that the tool needs."}
	untrusted     = verdict{CodeConfigurationError, class.KindToolRuntimeFatal, RetryNo, "A secure connection to a service could not be set up because trust failed."}
	badRequest    = verdict{CodeInternalError, class.KindToolRuntimeFatal, RetryNo, "The tool made a request to a service that cannot be sent."}
	badAddress    = verdict{CodeConfigurationError, class.KindToolRuntimeFatal, RetryNo, "The server is configured with an address that cannot be used."}
	unsupported   = verdict{CodeInvalidRequest, "", 0, "The operation is not supported here."}
	tooLarge      = verdict{CodeInvalidRequest, "", 0, "The request is too large."}
	badNumber     = verdict{CodeValidationError, "", 0, "The value is not a valid number or truth value."}
	badTime       = verdict{CodeValidationError, "", 0, "The value is not a valid time."}
	badURL        = verdict{CodeValidationError, "", RetryNo, "The value is not a valid URL or address."}
	notEncodable  = verdict{CodeSerializationError, "", 0, "The result could not be serialized."}
)

// sentinels are the error values of the standard library, in order.
var sentinels = [...]struct {
	target  error
	verdict *verdict
}{
	{context.DeadlineExceeded, &tookTooLong},
	{os.ErrDeadlineExceeded, &noAnswer},
	{http.ErrHandlerTimeout, &tookTooLong},
	{exec.ErrWaitDelay, &tookTooLong},
	{exec.ErrNotFound, &noProgram},
	{exec.ErrDot, &noProgram},
	{fs.ErrNotExist, &notThere},
	{fs.ErrPermission, &notPermitted},
	{fs.ErrExist, &existsAlready},
	{fs.ErrClosed, &internalUse},
	{fs.ErrInvalid, &internalUse},
	{sql.ErrNoRows, &noRecord},
	{sql.ErrTxDone, &databaseUse},
	{sql.ErrConnDone, &databaseUse},
	{driver.ErrBadConn, &databaseLost},
	{io.ErrUnexpectedEOF, &cutShort},
	{io.EOF, &cutShort},
	{io.ErrClosedPipe, &cutShort},
	{net.ErrClosed, &cutShort},
	{io.ErrShortWrite, &internalUse},
	{io.ErrShortBuffer, &internalUse},
	{io.ErrNoProgress, &internalUse},
	{http.ErrServerClosed, &cutShort},
	{http.ErrBodyReadAfterClose, &internalUse},
	{http.ErrSchemeMismatch, &badAddress},
	{gzip.ErrHeader, &notUnderstood},
	{gzip.ErrChecksum, &notUnderstood},
	{strconv.ErrSyntax, &badNumber},
	{strconv.ErrRange, &badNumber},
	{errors.ErrUnsupported, &unsupported},
}

// standardError returns what the types of the standard library say about the
// errors of a tree, outermost first, or nil. Errors that only say that
// something on the network failed are left to networkError, because a vendor's
// error inside them may say more.
func standardError(seen []error) *verdict {
	for _, err := range seen {
		if v := typed(err); v != nil {
			return v
		}
		if v := fileError(err); v != nil {
			return v
		}
		if v := undecoded(err); v != nil {
			return v
		}
		for i := range sentinels {
			if same(err, sentinels[i].target) {
				return sentinels[i].verdict
			}
		}
		if timedOut(err) {
			return &noAnswer
		}
		if brokenChunk(err) {
			return &notUnderstood
		}
		if isWords(err) && neverSent(errorText(err)) {
			return &badRequest
		}
	}
	return nil
}

func typed(err error) *verdict {
	switch err := err.(type) {
	case *json.MarshalerError, *json.UnsupportedTypeError, *json.UnsupportedValueError:
		return &notEncodable
	case *json.InvalidUnmarshalError, runtime.Error:
		return &internalUse
	case *strconv.NumError:
		return &badNumber
	case *time.ParseError:
		return &badTime
	case *exec.Error:
		return &noProgram
	case *exec.ExitError:
		return &programFailed
	case *http.MaxBytesError:
		return &tooLarge
	//lint:ignore SA1019 net/http still returns it, for some errors of the protocol
	case *http.ProtocolError:
		return &notHTTP
	case flate.CorruptInputError, flate.InternalError:
		return &notUnderstood
	case *net.OpError:
		return fromOpError(err)
	case *url.Error:
		return fromURLError(err)
	case url.EscapeError, url.InvalidHostError, *net.ParseError:
		return &badURL
	case *net.AddrError, net.InvalidAddrError, net.UnknownNetworkError:
		return &badAddress
	case *tls.CertificateVerificationError, tls.RecordHeaderError, tls.AlertError,
		x509.UnknownAuthorityError, x509.HostnameError, x509.CertificateInvalidError,
		x509.SystemRootsError, x509.ConstraintViolationError, x509.UnhandledCriticalExtension:
		return &untrusted
	}
	return nil
}

// fromOpError recognises sockets that are files: what is missing there is the
// service, and not what the caller asked for.
func fromOpError(err *net.OpError) *verdict {
	if err == nil || err.Op != "dial" {
		return nil
	}
	switch seen := tree(err); {
	case holds(seen, fs.ErrNotExist):
		return &unreachable
	case holds(seen, fs.ErrPermission):
		return &mayNotConnect
	}
	return nil
}

// fromURLError recognises what net/http and net/url say in words only.
func fromURLError(err *url.Error) *verdict {
	if err == nil || err.Err == nil {
		return nil
	}
	if err.Op == "parse" {
		return &badURL
	}
	switch text := errorText(err.Err); {
	case neverSent(text):
		return &badRequest
	case strings.HasPrefix(text, "invalid proxy address "):
		return &badAddress
	case strings.HasPrefix(text, "unsupported protocol scheme"), text == "http: no Host in request URL":
		return &badAddress
	case strings.HasPrefix(text, "stopped after ") && strings.HasSuffix(text, " redirects"):
		return &redirects
	case brokenProtocol(text):
		return &notHTTP
	}
	return nil
}

// brokenProtocol reports whether an answer broke the rules of HTTP.
func brokenProtocol(text string) bool {
	for _, part := range [...]string{
		"malformed HTTP ", "malformed MIME header", "http2: ", "HTTP/1.x transport connection broken: ", "net/http: server replied with more than ",
		"net/http: server response headers exceeded ",
	} {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// neverSent reports whether net/http refused to send a request because of a
// mistake in it.
func neverSent(text string) bool {
	for _, mistake := range [...]string{
		"net/http: invalid header field ", "net/http: invalid trailer field ", "net/http: invalid method ",
		"http: Request.RequestURI can't be set", "http: ContentLength=", "http: Request.ContentLength=",
		"http: invalid Host header", "http: nil Request.",
	} {
		if strings.HasPrefix(text, mistake) {
			return true
		}
	}
	return false
}

// brokenChunk reports whether the body of an answer broke off the rules of its
// chunks, which net/http says in words only.
func brokenChunk(err error) bool {
	if !isWords(err) {
		return false
	}
	switch errorText(err) {
	case "malformed chunked encoding", "invalid byte in chunk length", "empty hex number for chunk length",
		"http chunk length too large", "chunked encoding contains too much non-data",
		"chunked line ends with bare LF", "invalid CR in chunked line", "header line too long":
		return true
	}
	return false
}

// isWords reports whether an error is nothing but a text.
func isWords(err error) bool {
	declared := packageOf(err)
	return (declared == "errors" || declared == "fmt") && isLeaf(err)
}

// timedOut asks the errors of the net package and all that imitate them.
func timedOut(err error) (yes bool) {
	t, ok := err.(interface{ Timeout() bool })
	if !ok {
		return false
	}
	_ = safely(func() { yes = t.Timeout() })
	return yes
}

// networkError returns the verdict on any other error of the network or the
// operating system, or nil.
func networkError(seen []error) *verdict {
	inRequest, inSystem := false, false
	for _, err := range seen {
		switch err.(type) {
		case *net.OpError, *net.DNSError:
			return &unreachable
		case *url.Error:
			inRequest = true
		case net.Error:
			if !otherNumber(err) {
				return &unreachable
			}
			inSystem = true
		}
	}
	switch {
	case inRequest:
		return &requestFailed
	case inSystem:
		return &systemFailed
	}
	return nil
}
