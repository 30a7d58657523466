package drafts_test

import (
	"fmt"
	"go/token"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/drafts"
	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/contract"
)

// failing returns a tool with one failure.
func failing(f failures.Failure) failures.Tool {
	f.Arrives.As = failures.ErrorResult
	return failures.Tool{Name: "read_note", Package: "example.test/notes", Failures: []failures.Failure{f}}
}

// said returns an entry in one line.
func said(f contract.Failure) string {
	return strings.Trim(fmt.Sprintf("%s %s %q %s %s", f.Reason, f.Code, f.When, f.Recovery, f.ThrownBy), " ")
}

func TestOf(t *testing.T) {
	type f = failures.Failure
	for name, row := range map[string]struct {
		f    failures.Failure
		want string
	}{
		"what the program says": {
			f{Reason: "gone", Code: "not_found", Text: "The note is gone.", Recovery: "Call list_notes.", Function: "notes.read"},
			`gone not_found "The note is gone." Call list_notes. handler`,
		},
		"of a service":           {f{Reason: "gone", Code: "not_found", Function: "store.(*Store).Find"}, `gone not_found "The requested item was not found."  service`},
		"a reason in camel case": {f{Reason: "noteGone", Code: "conflict", Text: "…"}, `noteGone conflict "The request conflicts with the current state."  handler`},
		"a sentinel that fails":  {f{What: "store.ErrNotFound", Text: "…"}, `not_found not_found "The requested item was not found."  handler`},
		"a sentinel of the condition": {
			f{What: "store.(*Store).Find", When: "errors.Is(err, store.ErrNotFound)", Text: "no note …"},
			`not_found not_found "No note."  handler`,
		},
		"a sentinel of the file system": {f{When: "errors.Is(err, fs.ErrNotExist)", Text: `note "…" does not exist`}, `not_exist not_found "Note does not exist."  handler`},
		"a sentinel compared":           {f{When: "err == errClosed", Text: "the office is closed until Monday"}, `closed service_unavailable "The office is closed until Monday."  handler`},
		"no sentinel":                   {f{When: "!errors.Is(err, store.ErrNotFound)", Text: "store: …"}, `store_failed internal_error "Store failed."  handler`},
		"a type of errors":              {f{When: "errors.Is(err, ParseError)", Text: "bad"}, `parse internal_error "Bad."  handler`},
		"an argument that is missing": {
			f{When: `in.Name == ""`, Text: "name must not be empty; pass the first name of the user"},
			`name_missing validation_error "Name must not be empty; pass the first name of the user."  handler`,
		},
		"a trimmed one":                {f{When: `strings.TrimSpace(in.NoteID) == ""`, Text: "id?"}, `note_id_missing validation_error "Id?"  handler`},
		"an empty list":                {f{When: "len(tags) == 0", Text: "pass a tag"}, `tags_missing validation_error "Pass a tag."  handler`},
		"a limit":                      {f{When: "in.Limit < 1 || in.Limit > maxLimit", Text: "limit must be between … and …"}, `limit_out_of_range validation_error "Limit out of range."  handler`},
		"too long":                     {f{When: "len(in.Text) > 100", Text: "at most 100 letters"}, `text_too_long validation_error "At most 100 letters."  handler`},
		"too short":                    {f{When: "len(in.Text) < 8", Text: "at least 8 letters"}, `text_too_short validation_error "At least 8 letters."  handler`},
		"none of some":                 {f{When: "in.Kind: any other", Text: `kind "…"`}, `kind_unknown validation_error "Kind."  handler`},
		"a value without one":          {f{When: "greeted[in.Name] == 0", Text: `user "…" not found`}, `user_not_found not_found "User not found."  handler`},
		"a short name":                 {f{When: "n < 1", Text: "want more than one"}, `want_more_than_one internal_error "Want more than one."  handler`},
		"a code that says more":        {f{When: "len(in.Names) > 3", Code: "conflict", Text: "too many people"}, `too_many_people conflict "Too many people."  handler`},
		"two sentences":                {f{Text: "The note … cannot be deleted. Call list_notes."}, `note_cannot_deleted internal_error "The note cannot be deleted. Call list_notes."  handler`},
		"a value that is needed":       {f{Text: "want at least … of …, got …"}, `want_least_got internal_error "Want at least … of …, got."  handler`},
		"all arguments":                {f{When: "len(args) == 0", Text: "pass a name"}, `pass_name internal_error "Pass a name."  handler`},
		"a text":                       {f{Text: "There is no such note."}, `no_such_note not_found "There is no such note."  handler`},
		"a cause":                      {f{What: "os.ReadFile", Text: "read note: …", Foreign: true}, `read_note_failed internal_error "Read note failed."  handler`},
		"a failed cause":               {f{Text: "failed to read note …: …"}, `read_note_failed internal_error "Failed to read note."  handler`},
		"a cause of what is not there": {f{Text: `there is no note "…": …`, Foreign: true}, `no_note not_found "There is no note."  handler`},
		"a cause that is own":          {f{Text: "read note: the disk is full"}, `read_note internal_error "Read note."  handler`},
		"a text after an error": {f{Text: "error: note is locked"},
			`note_locked internal_error "Note is locked."  handler`},
		"two lines":           {f{Text: "note is locked\n\nstack …"}, `note_locked internal_error "Note is locked."  handler`},
		"a code alone":        {f{Code: "conflict", Text: "…"}, `conflict conflict "The request conflicts with the current state."  handler`},
		"other letters":       {f{Text: "Größe fehlt: 大"}, `gre_fehlt internal_error "Größe fehlt."  handler`},
		"only other letters":  {f{Text: "没有这个笔记", What: "notes.Find"}, `find_failed internal_error "没有这个笔记."  handler`},
		"what the frame owns": {f{Text: "invalid arguments"}, `invalid_arguments_given validation_error "Invalid arguments."  handler`},
	} {
		t.Run(name, func(t *testing.T) {
			d := drafts.Of(failing(row.f))
			if assert.Len(t, d.Entries, 1) {
				assert.Equal(t, row.want, said(d.Entries[0]))
			}
		})
	}
}

// What any tool can fail with, and what no client reads as a failure, is not declared.
func TestLeftOut(t *testing.T) {
	tool := failing(failures.Failure{What: "os.ReadFile", Text: "…", Foreign: true})
	tool.Failures = append(tool.Failures,
		failures.Failure{What: "os.ReadFile", Text: "…", Arrives: tool.Failures[0].Arrives},
		failures.Failure{What: "os.Stat", Text: "Error: …", Arrives: tool.Failures[0].Arrives},
		failures.Failure{What: failures.BadArguments, Text: "validating: …", Arrives: tool.Failures[0].Arrives},
		failures.Failure{What: "json.Marshal", Code: "internal_error", Arrives: tool.Failures[0].Arrives},
		failures.Failure{Reason: "invalid_arguments", Arrives: tool.Failures[0].Arrives},
		failures.Failure{What: "os.Remove", Text: "remove: …", Arrives: failures.Arrival{As: failures.Hidden}},
		failures.Failure{What: "os.Remove", Text: "remove: …", Logged: true, Arrives: tool.Failures[0].Arrives},
		failures.Failure{What: "panic", Text: "out of memory", Arrives: failures.Arrival{As: failures.Crash}})
	assert.Equal(t, drafts.Draft{Tool: "read_note", Common: []string{"os.ReadFile", "os.Stat", "json.Marshal"}}, drafts.Of(tool))
}

// Two failures with one reason and code are one entry; with different codes they are told apart, unless the program
// gives the reason.
func TestSameReason(t *testing.T) {
	tool := failing(failures.Failure{Text: "list jobs: …", Code: "database_error"})
	for _, code := range []string{"not_found", "internal_error", "forbidden", "forbidden", "internal_error", "not_found"} {
		tool.Failures = append(tool.Failures, failures.Failure{Text: "list jobs: …", Code: code, Arrives: tool.Failures[0].Arrives})
	}
	for _, code := range []string{"not_found", "conflict"} {
		tool.Failures = append(tool.Failures, failures.Failure{Reason: "gone", Code: code, Arrives: tool.Failures[0].Arrives})
	}
	var reasons []string
	for _, e := range drafts.Of(tool).Entries {
		reasons = append(reasons, e.Reason+" "+e.Code.String())
	}
	assert.Equal(t, []string{"list_jobs_failed database_error", "list_jobs_not_found not_found", "list_jobs_failed_2 internal_error", "list_jobs_forbidden forbidden", "gone not_found"}, reasons)
}

func TestManyFailures(t *testing.T) {
	tool := failing(failures.Failure{Reason: "first"})
	for i := range 150 {
		tool.Failures = append(tool.Failures, failures.Failure{Reason: fmt.Sprintf("failure_%d", i), Arrives: tool.Failures[0].Arrives})
	}
	d := drafts.Of(tool)
	assert.Len(t, d.Entries, 100)
	assert.Equal(t, 51, d.Rest)
}

var snakeCase = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

// Whatever a program says, the draft is a contract without mistakes but for the recovery, and of bounded size.
func FuzzOf(f *testing.F) {
	f.Add("", "", "", "", "")
	f.Add("Gone", "not_found", "read \x00 note: …", `in.Name == ""`, "store.ErrNotFound")
	f.Add("invalid_arguments", "nope", "…", "errors.Is(err, x.y[z])", "a/b.(*C).D")
	f.Add("1st", "conflict", "\u2028\xff: …\n…", "len(a) > (", "ErrÄ")
	f.Fuzz(func(t *testing.T, reason, code, text, when, what string) {
		d := drafts.Of(failing(failures.Failure{Reason: reason, Code: code, Text: text, When: when, What: what}))
		assert.Equal(t, d, drafts.Of(failing(failures.Failure{Reason: reason, Code: code, Text: text, When: when, What: what})))
		for i, e := range d.Entries {
			if e.Reason != reason {
				assert.Regexp(t, snakeCase, e.Reason)
			}
			assert.LessOrEqual(t, len(e.Reason), 70)
			assert.LessOrEqual(t, utf8.RuneCountInString(e.When), 202)
			d.Entries[i].Recovery = drafts.Todo
		}
		for _, p := range contract.Contract(d.Entries).Validate() {
			assert.Contains(t, []string{"recovery-todo", "empty", "reason-format"}, p.ID, p.Message)
		}
		name := drafts.Variable(what+text, text == "")
		assert.True(t, token.IsIdentifier(name), name)
		assert.Equal(t, text == "", token.IsExported(name))
	})
}
