package swallow_test

import (
	"reflect"
	"regexp"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// fates gives the functions and what becomes of the failures in them.
var fates = &analysis.Analyzer{
	Name: "fates", Doc: "fates: give what becomes of failures", Requires: []*analysis.Analyzer{swallow.Analyzer, program.Analyzer},
	ResultType: reflect.TypeFor[map[*ssa.Function][]swallow.Fate](),
	Run: func(pass *analysis.Pass) (any, error) {
		found := make(map[*ssa.Function][]swallow.Fate)
		for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Functions() {
			found[fn] = pass.ResultOf[swallow.Analyzer].(*swallow.Result).Of(fn)
		}
		return found, nil
	},
}

// Each line on which a failure disappears says beside it of which function, how, and of what.
func TestLines(t *testing.T) {
	silent := regexp.MustCompile(`(?m) // .*$`).ReplaceAllString(swallowing, "") // what is said here is no remark on purpose
	act := fixture.Source(t, fates, silent)
	said := make(map[int][]string)
	for fn, list := range act.Result.(map[*ssa.Function][]swallow.Fate) {
		for _, fate := range list {
			text := fn.Name() + " " + fate.Kind.String() + " " + fate.Source
			if fate.Logged {
				text += " logged"
			}
			if fate.Meant {
				text += " on purpose"
			}
			if fate.Basic {
				text += " basic"
			}
			if fate.What != "" {
				text += " as " + fate.What
			}
			line := act.Package.Fset.Position(fate.Pos()).Line
			said[line] = append(said[line], text)
		}
	}
	for _, texts := range said {
		slices.Sort(texts)
	}
	fixture.Lines(t, swallowing, said)
}

const swallowing = `package m

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

var (
	_ sql.DB
	_ = bufio.NewScanner
	_ = errors.New
	_ = fmt.Sprint
	_ = strings.Join
	_ = strconv.Atoi
)

func text(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		return "" // inherits dropped os.ReadFile as "", text dropped os.ReadFile as ""
	}
	return string(data)
}

func fallback(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		return "unknown"
	}
	return string(data)
}

func told(name string) (string, bool) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", false
	}
	return string(data), true
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

func isEmpty(dir string) bool {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return true
	}
	return len(entries) == 0
}

func logged(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		log.Print(err)
		return nil // logged dropped os.ReadDir logged as an empty list
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func counted(names []string) ([]string, int) {
	var list []string
	failed := 0
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			failed++
			continue
		}
		list = append(list, string(data))
	}
	return list, failed
}

func collected(names []string) ([]string, []error) {
	var list []string
	var errs []error
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		list = append(list, string(data))
	}
	return list, errs
}

func skipped(names []string) []string {
	var list []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil { // skipped skipped os.ReadFile
			continue
		}
		list = append(list, string(data))
	}
	return list
}

func skippedGone(names []string) []string {
	var list []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		list = append(list, string(data))
	}
	return list
}

func skippedInfo(names []string) []int64 {
	var list []int64
	for _, name := range names {
		info, err := os.Stat(name)
		if err != nil {
			continue
		}
		list = append(list, info.Size())
	}
	return list
}

func placeheld(names []string) []string {
	var list []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil { // placeheld noted os.ReadFile
			list = append(list, "cannot read "+name)
			continue
		}
		list = append(list, string(data))
	}
	return list
}

func summed(names []string) int64 {
	var sum int64
	for _, name := range names {
		if info, err := os.Stat(name); err == nil {
			sum += info.Size()
		}
	}
	return sum
}

func numbered(names []string) int {
	n := 0
	for _, name := range names {
		if _, err := os.Stat(name); err == nil {
			n++
		}
	}
	return n
}

func byName(names []string) map[string]string {
	found := map[string]string{}
	for _, name := range names {
		if data, err := os.ReadFile(name); err == nil { // byName skipped os.ReadFile
			found[name] = string(data)
		}
	}
	return found
}

func ignored(name string) string {
	data, _ := os.ReadFile(name) // ignored ignored os.ReadFile
	return string(data)
}

func ignoredNumber(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func closes(f *os.File) string {
	defer f.Close()
	f.Close()
	return f.Name()
}

func optional(name string) string {
	text := "none"
	if data, err := os.ReadFile(name); err == nil {
		text = string(data)
	}
	return text
}

func added(name string) string {
	text := "head"
	if data, err := os.ReadFile(name); err == nil { // added dropped os.ReadFile basic
		text += string(data)
	}
	return text
}

type report struct {
	Name  string
	Body  string
	Size  int64
	Err   string
	Error error
}

func inField(name string) report {
	r := report{Name: name}
	if data, err := os.ReadFile(name); err == nil { // inField dropped os.ReadFile
		r.Body = string(data)
	}
	return r
}

func inErrorField(name string) report {
	r := report{Name: name}
	data, err := os.ReadFile(name)
	if err != nil {
		r.Err = err.Error()
		return r
	}
	r.Body = string(data)
	return r
}

func inPointer(name string) *report {
	r := &report{Name: name}
	data, err := os.ReadFile(name)
	if err != nil {
		return r // inPointer lacking os.ReadFile
	}
	r.Body = string(data)
	return r
}

func second(a, b string) string {
	data, err := os.ReadFile(a)
	if err != nil {
		data, err = os.ReadFile(b)
		if err != nil {
			return "" // second dropped os.ReadFile as ""
		}
	}
	return string(data)
}

func decodes(body []byte) map[string]any {
	var m map[string]any
	if err := json.Unmarshal(body, &m); err != nil {
		return nil
	}
	return m
}

func decodesIgnored(body []byte) map[string]any {
	var m map[string]any
	json.Unmarshal(body, &m)
	return m
}

func decodesFile(name string) (map[string]any, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var m map[string]any
	_ = json.Unmarshal(data, &m) // decodesFile ignored json.Unmarshal
	return m, nil
}

func eitherForm(body []byte) any {
	var list []any
	if err := json.Unmarshal(body, &list); err == nil {
		return list
	}
	var m map[string]any
	if err := json.Unmarshal(body, &m); err == nil {
		return m
	}
	return nil
}

func encoded(v map[string]string) string {
	data, _ := json.Marshal(v)
	return string(data)
}

func lines(f io.Reader) []string {
	var list []string
	scanner := bufio.NewScanner(f)
	for scanner.Scan() { // lines iteration bufio.(*Scanner).Scan
		list = append(list, scanner.Text())
	}
	return list
}

func linesAsked(f io.Reader) ([]string, error) {
	var list []string
	scanner := bufio.NewScanner(f)
	for scanner.Scan() {
		list = append(list, scanner.Text())
	}
	return list, scanner.Err()
}

func linesOfText(text string) []string {
	var list []string
	scanner := bufio.NewScanner(strings.NewReader(text))
	for scanner.Scan() {
		list = append(list, scanner.Text())
	}
	return list
}

func rows(ctx context.Context, db *sql.DB) ([]string, error) {
	found, err := db.QueryContext(ctx, "SELECT name FROM notes")
	if err != nil {
		return nil, err
	}
	defer found.Close()
	var list []string
	for found.Next() { // rows iteration sql.(*Rows).Next
		var name string
		if err := found.Scan(&name); err != nil { // rows skipped sql.(*Rows).Scan
			continue
		}
		list = append(list, name)
	}
	return list, nil
}

func rowsAsked(ctx context.Context, db *sql.DB) ([]string, error) {
	found, err := db.QueryContext(ctx, "SELECT name FROM notes")
	if err != nil {
		return nil, err
	}
	defer found.Close()
	var list []string
	for found.Next() {
		var name string
		if err := found.Scan(&name); err != nil {
			return nil, err
		}
		list = append(list, name)
	}
	return list, found.Err()
}

func walked(root string) []string {
	var list []string
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil { // walked lacking filepath.WalkDir, walked$1 lacking filepath.WalkDir
			return nil
		}
		list = append(list, path)
		return nil
	})
	return list
}

func walkedTold(root string) ([]string, error) {
	var list []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		list = append(list, path)
		return nil
	})
	return list, err
}

func fetched(ctx context.Context, url string) (string, error) {
	res, err := http.Get(url) // fetched unread http.Get
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	return string(body), err
}

func fetchedChecked(url string) (string, error) {
	res, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return "", nil // fetchedChecked refused http.Get as ""
	}
	body, err := io.ReadAll(res.Body)
	return string(body), err
}

func fetchedTold(url string) (string, error) {
	res, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		return "", errors.New(res.Status)
	}
	body, err := io.ReadAll(res.Body)
	return string(body), err
}

func inherits(name string) string { return strings.TrimSpace(text(name)) }

func inheritsTold(name string) (string, error) {
	found := text(name)
	if found == "" {
		return "", errors.New("no text")
	}
	return found, nil
}

func inLiteral(names []string) []string {
	var list []string
	add := func(name string) {
		data, err := os.ReadFile(name)
		if err != nil { // inLiteral skipped os.ReadFile, inLiteral$1 skipped os.ReadFile
			return
		}
		list = append(list, string(data))
	}
	for _, name := range names {
		add(name)
	}
	return list
}

func (r *report) fill(name string) {
	data, err := os.ReadFile(name)
	if err != nil {
		return
	}
	r.Body = string(data)
}

func filled(name string) *report {
	r := &report{Name: name}
	r.fill(name)
	return r
}

func panics(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(data)
}

func exits(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		log.Fatal(err)
	}
	return string(data)
}

func retried(name string) string {
	for range 3 {
		if data, err := os.ReadFile(name); err == nil {
			return string(data)
		}
	}
	return ""
}

func commented(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		// the file is optional
		return "" // commented dropped os.ReadFile on purpose as ""
	}
	return string(data)
}

func validated(name string) string {
	if err := validate(name); err != nil {
		return ""
	}
	return name
}

func validate(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	return nil
}

func owned(names []string) []report {
	list := make([]report, len(names))
	for i := range list {
		data, err := os.ReadFile(names[i])
		if err != nil { // owned lacking os.ReadFile
			continue
		}
		list[i].Body = string(data)
	}
	return list
}

func gone(names []string) []int64 {
	var list []int64
	for _, name := range names {
		info, err := os.Lstat(name)
		if err != nil {
			continue
		}
		list = append(list, info.Size())
	}
	return list
}

func allPages(ctx context.Context, db *sql.DB) []string {
	var list []string
	for token := ""; ; {
		page, next, err := page(ctx, db, token)
		if err != nil {
			return list // allPages dropped m.page
		}
		list, token = append(list, page...), next
	}
}

func untilHere(ctx context.Context, db *sql.DB) ([]string, string) {
	var list []string
	for token := ""; ; {
		page, next, err := page(ctx, db, token)
		if err != nil {
			return list, token
		}
		list, token = append(list, page...), next
	}
}

func page(ctx context.Context, db *sql.DB, token string) ([]string, string, error) {
	err := db.PingContext(ctx)
	return []string{token}, token, err
}

var errGone = errors.New("gone")

func asSentinel(name string) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", errGone
	}
	return string(data), nil
}

func decodesText(name string) ([]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, nil // decodesText dropped json.Unmarshal as an empty list
	}
	return list, nil
}

func nothingThere(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, nil // nothingThere dropped os.ReadFile as an empty list
	}
	return data, nil
}

func encodesAnswer(name string) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	var m map[string]string
	if err := json.Unmarshal(data, &m); err != nil {
		return "", err
	}
	out, _ := json.Marshal(m["inner"])
	return string(out), nil
}

func parsesAnswer(name string) (int, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return 0, err
	}
	var m map[string]string
	if err := json.Unmarshal(data, &m); err != nil {
		return 0, err
	}
	n, _ := strconv.Atoi(m["inner"]) // parsesAnswer ignored strconv.Atoi basic
	return n, nil
}
`
