package taxonomy

// The tables of texts are the last resort: they are asked only when no type and
// no adapter knows an error. A text is weak evidence, so a table knows what a
// whole part of it says and never a word in the middle of a sentence. "invalid"
// alone can be an argument, a setting of the server or the answer of a service;
// such a text has no code rather than a wrong one.
//
// A text is read as what it mostly is in Go, a chain: "list notes: dial tcp
// 10.0.0.1:80: connect: connection refused". Its parts are looked at from the
// last one on. See [readText].

// A textRule gives the verdict for a part of a text in lower case.
type textRule struct {
	text    string
	verdict *verdict
}

// plainly is the verdict of which only the code is known.
func plainly(code Code) *verdict { return &verdict{code: code, message: code.Phrase()} }

// The verdicts on texts that no type has.
var (
	saysNotFound    = plainly(CodeNotFound)
	saysConflict    = plainly(CodeConflict)
	saysForbidden   = plainly(CodeForbidden)
	saysNoLogin     = plainly(CodeUnauthorized)
	saysTooMany     = plainly(CodeRateLimited)
	saysTimeout     = plainly(CodeTimeout)
	saysUnavailable = plainly(CodeServiceUnavailable)
	saysBadValue    = plainly(CodeValidationError)
	tooLong         = verdict{CodeValidationError, "", RetryNo, "The input is longer than the model accepts."}
	wrongKind       = verdict{CodeValidationError, "", RetryNo, "The key holds another kind of value."}
)

// wholeParts are parts that say one thing, whoever writes them.
var wholeParts = map[string]*verdict{
	// What the operating system and package net write.
	"connection refused":                    &unreachable,
	"connection reset by peer":              &unreachable,
	"connection reset":                      &unreachable,
	"no route to host":                      &unreachable,
	"host is down":                          &unreachable,
	"network is unreachable":                &unreachable,
	"broken pipe":                           &unreachable,
	"no such host":                          &unreachable,
	"server misbehaving":                    &unreachable,
	"temporary failure in name resolution":  &unreachable,
	"name or service not known":             &unreachable,
	"use of closed network connection":      &cutShort,
	"unexpected eof":                        &cutShort,
	"server closed idle connection":         &cutShort,
	"i/o timeout":                           &noAnswer,
	"tls handshake timeout":                 &noAnswer,
	"connection timed out":                  &noAnswer,
	"context deadline exceeded":             &tookTooLong,
	"context canceled":                      &tookTooLong,
	"no such file or directory":             &notThere,
	"file does not exist":                   &notThere,
	"permission denied":                     saysForbidden,
	"operation not permitted":               saysForbidden,
	"file exists":                           &existsAlready,
	"file already exists":                   &existsAlready,
	"is a directory":                        &isDirectory,
	"not a directory":                       &noDirectory,
	"directory not empty":                   &notEmpty,
	"file name too long":                    &nameTooLong,
	"too many levels of symbolic links":     &tooManyLinks,
	"read-only file system":                 &readOnly,
	"device or resource busy":               &inUse,
	"text file busy":                        &inUse,
	"invalid cross-device link":             &otherDevice,
	"file too large":                        &fileTooLarge,
	"argument list too long":                &argumentsLong,
	"no space left on device":               &noSpace,
	"no space left":                         &noSpace,
	"disk quota exceeded":                   &noSpace,
	"there is not enough space on the disk": &noSpace,
	"input/output error":                    &diskFailed,
	"too many open files":                   &tooManyFiles,
	"too many open files in system":         &tooManyFiles,
	"cannot allocate memory":                &outOfResources,
	"resource temporarily unavailable":      &outOfResources,
	"no such process":                       &noProcess,
	"exec format error":                     &noProgram,
	"executable file not found in $path":    &noProgram,
	"executable file not found in %path%":   &noProgram,
	"path escapes from parent":              &leadsOutside,

	// What trust fails with.
	"certificate signed by unknown authority":     &untrusted,
	"certificate has expired or is not yet valid": &untrusted,

	// What databases write.
	"no rows in result set":                &noRecord,
	"record not found":                     &noRecord,
	"no documents in result":               &noRecord,
	"database is locked":                   &dbCollision,
	"database table is locked":             &dbCollision,
	"deadlock detected":                    &dbCollision,
	"attempt to write a readonly database": &dbNotAllowed,
	"unable to open database file":         &dbFailed,
	"database disk image is malformed":     &dbFailed,
	"file is not a database":               &dbFailed,
	"disk i/o error":                       &diskFailed,
	"database or disk is full":             &noSpace,
	"foreign key constraint failed":        &dbReference,
	"bad connection":                       &databaseLost,

	// What services and people write.
	"not found":                  saysNotFound,
	"does not exist":             saysNotFound,
	"resource not found":         saysNotFound,
	"already exists":             saysConflict,
	"conflict":                   saysConflict,
	"forbidden":                  saysForbidden,
	"access denied":              saysForbidden,
	"access forbidden":           saysForbidden,
	"unauthorized":               saysNoLogin,
	"unauthenticated":            saysNoLogin,
	"not authenticated":          saysNoLogin,
	"not logged in":              saysNoLogin,
	"authentication required":    saysNoLogin,
	"authentication is required": saysNoLogin,
	"jwt expired":                saysNoLogin,
	"token expired":              saysNoLogin,
	"token is expired":           saysNoLogin,
	"too many requests":          saysTooMany,
	"rate limited":               saysTooMany,
	"rate limit exceeded":        saysTooMany,
	"rate limit reached":         saysTooMany,
	"quota exceeded":             saysTooMany,
	"request was throttled":      saysTooMany,
	"timeout":                    saysTimeout,
	"timed out":                  saysTimeout,
	"deadline exceeded":          saysTimeout,
	"timeout exceeded":           saysTimeout,
	"service unavailable":        saysUnavailable,
	"temporarily unavailable":    saysUnavailable,
	"bad gateway":                saysUnavailable,
	"gateway timeout":            saysTimeout,
}

// partBeginnings are beginnings of parts that say one thing, in order.
var partBeginnings = [...]textRule{
	{"unique constraint failed", &dbDuplicate},
	{"check constraint failed", &dbConstraint},
	{"not null constraint failed", &dbConstraint},
	{"foreign key constraint failed", &dbReference},
	{"no such table", &dbFailed},
	{"no such column", &dbFailed},
	{"database is locked (", &dbCollision},
	{"duplicate key value violates unique constraint", &dbDuplicate},
	{"violates foreign key constraint", &dbReference},
	{"e11000 duplicate key error", &dbDuplicate},
	{"server selection error", &dbUnavailable},
	{"server selection timeout", &dbUnavailable},
	{"(authenticationfailed) ", &dbLogin},
	{"(unauthorized) not authorized on ", &dbNotAllowed},
	{"(namespacenotfound) ", &dbFailed},
	{"(documentvalidationfailure) ", &dbConstraint},
	{"document failed validation", &dbConstraint},
	{"wrongtype operation against a key", &wrongKind},
	{"noauth authentication required", &dbLogin},
	{"wrongpass invalid username-password pair", &dbLogin},
	{"noperm ", &dbNotAllowed},
	{"oom command not allowed when used memory", &dbUnavailable},
	{"loading redis is loading", &dbUnavailable},
	{"busy redis is busy", &dbUnavailable},
	{"clusterdown ", &dbUnavailable},
	{"execabort ", &dbCollision},
	{"exit status ", &programFailed},
	{"certificate is valid for ", &untrusted},
	{"certificate has expired or is not yet valid", &untrusted},
	{"x509", &untrusted},
	{"no such host (", &unreachable},
	{"request canceled (client.timeout exceeded", &noAnswer},
	{"timeout awaiting response headers", &noAnswer},
	{"context deadline exceeded (client.timeout", &noAnswer},
	{"rate limit exceeded", saysTooMany},
	{"rate limited due to ", saysTooMany},
	{"too many requests", saysTooMany},
	{"timeout waiting for ", saysTimeout},
	{"timed out waiting for ", saysTimeout},
	{"failed to bind arguments", saysBadValue}, // typed handlers of mcp-go
	{`validating "arguments"`, saysBadValue},   // go-sdk
	{"missing required parameter", saysBadValue},
	{"missing required argument", saysBadValue},
}

// lineEnds are ends of texts that hold a ": " themselves.
var lineEnds = [...]textRule{
	{"redis: nil", &noRecord},
	{"redis: transaction failed", &dbCollision},
	{"redis: connection pool timeout", &dbTooSlow},
	{"signal: killed", &programFailed},
	{"signal: terminated", &programFailed},
	{"signal: segmentation fault", &programFailed},
}

// leadingParts are parts that say it all, whatever follows: "permission denied: job 7 belongs to another team".
var leadingParts = map[string]*verdict{
	"permission denied":   saysForbidden,
	"access denied":       saysForbidden,
	"forbidden":           saysForbidden,
	"unauthorized":        saysNoLogin,
	"rate limit exceeded": saysTooMany,
	"too many requests":   saysTooMany,
}

// tokens are names by which services tell a failure. They occur anywhere, as
// words of their own.
var tokens = map[string]*verdict{
	"throttlingexception":         saysTooMany,
	"toomanyrequestsexception":    saysTooMany,
	"requestlimitexceeded":        saysTooMany,
	"insufficient_quota":          saysTooMany,
	"rate_limit_exceeded":         saysTooMany,
	"accessdeniedexception":       saysForbidden,
	"unauthorizedoperation":       saysForbidden,
	"resourcenotfoundexception":   saysNotFound,
	"nosuchbucket":                saysNotFound,
	"nosuchkey":                   saysNotFound,
	"model_not_found":             saysNotFound,
	"context_length_exceeded":     &tooLong,
	"econnrefused":                &unreachable,
	"econnreset":                  &unreachable,
	"enotfound":                   &unreachable,
	"ehostunreach":                &unreachable,
	"etimedout":                   &noAnswer,
	"expiredtokenexception":       saysNoLogin,
	"unrecognizedclientexception": saysNoLogin,
}

// typeNames are names of error types that say all by themselves.
var typeNames = map[string]*verdict{
	"NotFoundError":         saysNotFound,
	"AlreadyExistsError":    saysConflict,
	"ConflictError":         saysConflict,
	"ForbiddenError":        saysForbidden,
	"PermissionDeniedError": saysForbidden,
	"UnauthorizedError":     saysNoLogin,
	"UnauthenticatedError":  saysNoLogin,
	"RateLimitError":        saysTooMany,
	"RateLimitedError":      saysTooMany,
	"TimeoutError":          saysTimeout,
}
