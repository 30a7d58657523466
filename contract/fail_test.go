package contract_test

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_indices and pass one of the names it returns."

var errs = contract.Contract{
	{Reason: "index_missing", Code: taxonomy.CodeNotFound, When: "The named index does not exist.", Recovery: hint},
	{
		Reason: "overloaded", Code: taxonomy.CodeServiceUnavailable, When: "Too many searches run at once.",
		Recovery: "Wait a minute before you search again.", Retry: taxonomy.RetryNo, Severity: contract.SeverityNotice,
	},
}

func TestFail(t *testing.T) {
	t.Run("fail has the entry's code and returns", func(t *testing.T) {
		e := errs.Fail("index_missing", "There is no index called tmp.")
		assert.Equal(t, &taxonomy.Error{
			Code: taxonomy.CodeNotFound, Reason: "index_missing", Message: "There is no index called tmp.", Recovery: hint,
		}, e)
	})
	t.Run("fail: message defaults to when", func(t *testing.T) {
		assert.Equal(t, "The named index does not exist.", errs.Fail("index_missing", "").Message)
		assert.Equal(t, "The named index does not exist.", errs.Fail("index_missing", " \n").Message)
	})
	t.Run("fail: retry flag of the entry, then of the caller", func(t *testing.T) {
		assert.Equal(t, taxonomy.RetryUnstated, errs.Fail("index_missing", "").Retry)
		assert.Equal(t, taxonomy.RetryNo, errs.Fail("overloaded", "").Retry)
		assert.Equal(t, taxonomy.RetryYes, errs.Fail("overloaded", "", taxonomy.RetryYes).Retry)
	})
	t.Run("fail: reason written last", func(t *testing.T) {
		e := errs.Fail("index_missing", "", taxonomy.Reason("other"), taxonomy.Data("reason", "third"))
		assert.Equal(t, "index_missing", e.Reason)
		assert.JSONEq(t, `{"code": -32001, "name": "not_found", "message": "The named index does not exist.",
			"data": {"reason": "index_missing", "recovery": {"hint": "`+hint+`"}}}`, marshalled(t, e))
	})
	t.Run("fail: cause", func(t *testing.T) {
		cause := errors.New("dial tcp")
		e := errs.Fail("index_missing", "", taxonomy.Cause(cause))
		assert.ErrorIs(t, e, cause)
		assert.Equal(t, "The named index does not exist.", e.Error())
	})
	t.Run("fail: data of the caller", func(t *testing.T) {
		e := errs.Fail("index_missing", "", taxonomy.Data("index", "tmp"), taxonomy.RetryAfter(time.Second))
		assert.Equal(t, map[string]any{"index": "tmp"}, e.Data)
		assert.Equal(t, time.Second, e.RetryAfter)
	})
	t.Run("fail: recovery of the caller wins", func(t *testing.T) {
		assert.Equal(t, "Ask the user.", errs.Fail("index_missing", "", taxonomy.Recovery("Ask the user.")).Recovery)
		assert.Equal(t, hint, errs.Fail("index_missing", "", taxonomy.Recovery(" ")).Recovery, "a blank hint is none")
		inData := errs.Fail("index_missing", "", taxonomy.Data("recovery", "Ask the user."))
		assert.Empty(t, inData.Recovery, "a hint of another shape")
	})
	t.Run("recoveryFor", func(t *testing.T) {
		assert.Equal(t, hint, errs.Recovery("index_missing"))
		assert.Empty(t, errs.Recovery("unknown"))
		assert.Empty(t, errs.Recovery(""))
		assert.Empty(t, contract.Contract(nil).Recovery("index_missing"))
		assert.Empty(t, contract.Contract{{Recovery: hint}}.Recovery(""), "the empty reason names nothing")
	})
	t.Run("services carry the reason", func(t *testing.T) {
		thrown := taxonomy.NotFound("gone", taxonomy.Reason("index_missing"))
		assert.ErrorIs(t, thrown, errs.Fail("index_missing", ""))
	})
	t.Run("the first of two entries with one reason counts", func(t *testing.T) {
		twice := contract.Contract{{Reason: "a", Code: taxonomy.CodeConflict}, {Reason: "a", Code: taxonomy.CodeTimeout}}
		assert.Equal(t, taxonomy.CodeConflict, twice.Fail("a", "x").Code)
	})
}

func TestUnknownReason(t *testing.T) {
	t.Run("internal error that names the reason", func(t *testing.T) {
		cause := errors.New("cause")
		e := errs.Fail("index_mising", "There is no such index.", taxonomy.Cause(cause), taxonomy.Data("declared", "forged"))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, `The tool reported the failure "index_mising", which its contract does not declare.`, e.Message)
		assert.Equal(t, "index_mising", e.Reason)
		assert.Equal(t, map[string]any{"declared": []string{"index_missing", "overloaded"}}, e.Data)
		assert.Equal(t, `contract: Fail was called with the undeclared reason "index_mising" and the message "There is no such index."`, e.Detail)
		assert.Empty(t, e.Recovery)
		assert.ErrorIs(t, e, cause)
	})
	t.Run("the options of the caller are left alone", func(t *testing.T) {
		opts := make([]taxonomy.Option, 1, 4)
		opts[0] = taxonomy.Detail("mine")
		e := errs.Fail("unknown", "", opts...)
		assert.Equal(t, "mine", e.Detail)
		assert.Nil(t, opts[:2][1])
	})
	for name, c := range map[string]contract.Contract{"nil": nil, "empty": {}, "zero entry": {{}}} {
		t.Run("contract that is "+name, func(t *testing.T) {
			e := c.Fail("index_missing", "")
			assert.Equal(t, taxonomy.CodeInternalError, e.Code)
			assert.Equal(t, map[string]any{"declared": []string{}}, e.Data)
			assert.Equal(t, taxonomy.CodeInternalError, c.Fail("", "").Code)
		})
	}
	t.Run("what it carries is bounded", func(t *testing.T) {
		var many contract.Contract
		for i := range 1000 {
			many = append(many, contract.Failure{Reason: strings.Repeat("é", 1000) + fmt.Sprint(i)})
		}
		e := many.Fail(strings.Repeat("ü", 5<<20), strings.Repeat("x", 10<<20))
		assert.Less(t, len(e.Message), 300)
		assert.Less(t, len(e.Detail), 400)
		assert.True(t, utf8.ValidString(e.Message))
		declared := e.Data["declared"].([]string)
		assert.Len(t, declared, 100)
		assert.Equal(t, strings.Repeat("é", 40)+"…", declared[0])
	})
}

func TestSeverity(t *testing.T) {
	severe := func(s contract.Severity) *taxonomy.Error {
		return contract.Contract{sound(func(f *contract.Failure) { f.Severity = s })}.Fail("index_missing", "")
	}
	levels := map[contract.Severity]slog.Level{
		contract.SeverityDebug:   slog.LevelDebug,
		contract.SeverityInfo:    slog.LevelInfo,
		contract.SeverityNotice:  slog.LevelInfo + 2,
		contract.SeverityWarning: slog.LevelWarn,
	}
	for s, level := range levels {
		t.Run(fmt.Sprintf("level of %q", s), func(t *testing.T) {
			assert.Equal(t, level, severe(s).Level())
			assert.Equal(t, level, s.Level())
		})
	}
	for _, s := range []contract.Severity{"", "crit"} {
		t.Run(fmt.Sprintf("level of %q", s), func(t *testing.T) {
			assert.Equal(t, slog.LevelInfo, severe(s).Level(), "the usual level of the code")
			assert.Equal(t, slog.LevelError, s.Level())
		})
	}
	t.Run("wire unchanged", func(t *testing.T) {
		assert.JSONEq(t, marshalled(t, severe("")), marshalled(t, severe(contract.SeverityDebug)))
	})
	t.Run("level of the caller wins", func(t *testing.T) {
		assert.Equal(t, slog.LevelWarn, errs.Fail("overloaded", "", taxonomy.LogLevel(slog.LevelWarn)).Level())
	})
	t.Run("cancelled is info", func(t *testing.T) {
		cancelled := contract.Contract{sound(func(f *contract.Failure) { f.Code = taxonomy.CodeRequestCancelled })}
		assert.Equal(t, slog.LevelInfo, cancelled.Fail("index_missing", "").Level())
	})
	assert.False(t, contract.Severity("").Known())
}

func TestFailOfUnsoundEntry(t *testing.T) {
	t.Run("unknown code", func(t *testing.T) {
		c := contract.Contract{sound(func(f *contract.Failure) { f.Code = 9999 })}
		e := c.Fail("index_missing", "gone")
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, "index_missing", e.Reason)
	})
	t.Run("unknown retry and severity spoil nothing", func(t *testing.T) {
		c := contract.Contract{sound(func(f *contract.Failure) { f.Retry, f.Severity = 7, "crit" })}
		assert.Equal(t, errs.Fail("index_missing", ""), c.Fail("index_missing", ""))
	})
	t.Run("nil options", func(t *testing.T) {
		assert.Equal(t, errs.Fail("index_missing", ""), errs.Fail("index_missing", "", nil, nil))
	})
}

func TestSource(t *testing.T) {
	assert.Equal(t, "handler", contract.Handler.String())
	assert.Equal(t, "service", contract.Service.String())
	assert.Equal(t, "source(7)", contract.Source(7).String())
	assert.Equal(t, contract.Handler, contract.Failure{}.ThrownBy)
}
