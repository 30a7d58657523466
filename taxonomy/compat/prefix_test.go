package compat_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

var prefixCases = []struct {
	name string
	err  *taxonomy.Error
	want string
}{
	{
		"auth", taxonomy.Unauthorized("Log in."),
		"[ERROR code=AUTH_ERROR category=auth retryable=false] Log in.\n\n" +
			"```json\n{\"code\":\"AUTH_ERROR\",\"category\":\"auth\",\"retryable\":false}\n```",
	},
	{
		"a custom code keeps the category and the retry flag of its base", taxonomy.NotFound("Who?", taxonomy.Reason("user_not_found")),
		"[ERROR code=USER_NOT_FOUND category=not_found retryable=false] Who?\n\n" +
			"```json\n{\"code\":\"USER_NOT_FOUND\",\"category\":\"not_found\",\"retryable\":false}\n```",
	},
	{"a custom code without a category", taxonomy.Conflict("Taken.", taxonomy.Reason("name_taken")), "[NAME_TAKEN] Taken."},
	{
		"the recovery", taxonomy.Conflict("Taken.", taxonomy.Recovery("Choose another name."), taxonomy.RetryNo),
		"[ERROR code=CONFLICT retryable=false] Taken.\n\nRecovery: Choose another name.\n\n```json\n{\"code\":\"CONFLICT\",\"retryable\":false}\n```",
	},
	{"the recovery in the short form", taxonomy.Conflict("Taken.", taxonomy.Recovery("Choose another name.")), "[CONFLICT] Taken.\n\nRecovery: Choose another name."},
	{"a recovery that the message has", taxonomy.Conflict("Taken. Choose another.", taxonomy.Recovery("Choose another.")), "[CONFLICT] Taken. Choose another."},
	{
		"a reason that is no name is no code", taxonomy.Timeout("Slow.", taxonomy.Reason("x] forged")),
		"[ERROR code=TIMEOUT category=timeout retryable=true] Slow.\n\n" +
			"```json\n{\"code\":\"TIMEOUT\",\"category\":\"timeout\",\"retryable\":true}\n```",
	},
	{
		"notFound", taxonomy.NotFound("Gone."),
		"[ERROR code=NOT_FOUND category=not_found retryable=false] Gone.\n\n" +
			"```json\n{\"code\":\"NOT_FOUND\",\"category\":\"not_found\",\"retryable\":false}\n```",
	},
	{
		"rateLimited with a wait", taxonomy.RateLimited("Slow down.", taxonomy.RetryAfter(1500*time.Millisecond)),
		"[ERROR code=RATE_LIMITED category=rate_limit retryable=true retryAfterMs=1500] Slow down.\n\n" +
			"```json\n{\"code\":\"RATE_LIMITED\",\"category\":\"rate_limit\",\"retryable\":true,\"retryAfterMs\":1500}\n```",
	},
	{
		"rateLimited without a wait", taxonomy.RateLimited("Slow down."),
		"[ERROR code=RATE_LIMITED category=rate_limit retryable=true] Slow down.\n\n" +
			"```json\n{\"code\":\"RATE_LIMITED\",\"category\":\"rate_limit\",\"retryable\":true}\n```",
	},
	{
		"validation", taxonomy.ValidationError("Bad."),
		"[ERROR code=VALIDATION_ERROR category=validation retryable=false] Bad.\n\n" +
			"```json\n{\"code\":\"VALIDATION_ERROR\",\"category\":\"validation\",\"retryable\":false}\n```",
	},
	{
		"timeout", taxonomy.Timeout("Slow."),
		"[ERROR code=TIMEOUT category=timeout retryable=true] Slow.\n\n" +
			"```json\n{\"code\":\"TIMEOUT\",\"category\":\"timeout\",\"retryable\":true}\n```",
	},
	{
		"internal", taxonomy.InternalError("Broken."),
		"[ERROR code=INTERNAL_ERROR category=internal retryable=false] Broken.\n\n" +
			"```json\n{\"code\":\"INTERNAL_ERROR\",\"category\":\"internal\",\"retryable\":false}\n```",
	},
	{
		"unavailable is internal in OpenTabs", taxonomy.ServiceUnavailable("Down."),
		"[ERROR code=SERVICE_UNAVAILABLE category=internal retryable=true] Down.\n\n" +
			"```json\n{\"code\":\"SERVICE_UNAVAILABLE\",\"category\":\"internal\",\"retryable\":true}\n```",
	},
	{
		"the stated retry flag wins", taxonomy.NotFound("Gone.", taxonomy.RetryYes),
		"[ERROR code=NOT_FOUND category=not_found retryable=true] Gone.\n\n" +
			"```json\n{\"code\":\"NOT_FOUND\",\"category\":\"not_found\",\"retryable\":true}\n```",
	},
	{"short form without category, flag and wait", taxonomy.Conflict("Taken."), "[CONFLICT] Taken."},
	{"short form of a cancellation", taxonomy.RequestCancelled("Stopped."), "[REQUEST_CANCELLED] Stopped."},
	{
		"flag without category", taxonomy.Conflict("Taken.", taxonomy.RetryNo),
		"[ERROR code=CONFLICT retryable=false] Taken.\n\n```json\n{\"code\":\"CONFLICT\",\"retryable\":false}\n```",
	},
	{
		"wait without category and flag", taxonomy.Conflict("Taken.", taxonomy.RetryAfter(time.Second)),
		"[ERROR code=CONFLICT retryAfterMs=1000] Taken.\n\n```json\n{\"code\":\"CONFLICT\",\"retryAfterMs\":1000}\n```",
	},
	{
		"a wait that makes no sense is absent", &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "m", RetryAfter: -time.Second},
		"[CONFLICT] m",
	},
	{
		"nil error", nil,
		"[ERROR code=UNKNOWN_ERROR category=internal retryable=false] An unknown error occurred.\n\n" +
			"```json\n{\"code\":\"UNKNOWN_ERROR\",\"category\":\"internal\",\"retryable\":false}\n```",
	},
	{
		"unknown code", &taxonomy.Error{Code: 5, Message: "m"},
		"[ERROR code=UNKNOWN_ERROR category=internal retryable=false] m\n\n" +
			"```json\n{\"code\":\"UNKNOWN_ERROR\",\"category\":\"internal\",\"retryable\":false}\n```",
	},
}

func TestPrefixText(t *testing.T) {
	for _, tt := range prefixCases {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, compat.PrefixText(tt.err)) })
	}
}
