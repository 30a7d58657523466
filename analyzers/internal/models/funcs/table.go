// Package funcs says what library functions do: which errors they make or pass on, of which class these
// are, what text they make and where they put it, what they read, and what they log. (*http.Client).Do
// returns infrastructure errors, fmt.Sprintf makes text of its arguments, errors.Join keeps all its
// errors, a write to a strings.Builder never fails, and klog.Info tells nobody who calls a tool.
//
// The table has one row per function. Without a row, types and names decide, and the result says so: a
// function of another module that takes a context does I/O; one that takes and returns only values does
// not.
//
// Read table.go and classes.go; names.go; makers.go, writers.go and verbs.go, about text; logs.go; then
// the rest.
package funcs

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// A Func is what is known of a library function. The zero Func says nothing.
type Func struct {
	// Error says what errors it makes of its arguments, or passes on.
	Error *Maker
	// Text says of which arguments it makes the text that it returns first.
	Text *Writer
	// Fills says which arguments it puts as text into its first one.
	Fills *Writer
	// Written tells that it returns what was written into its receiver.
	Written bool
	// Tells is what internals its first result exposes, as package words names it.
	Tells string
	// Streams tells that it fails for its streams, and with Own beside.
	Streams bool
	Own     []string
	// Wraps tells that it puts a stream around its first argument that fails only if that does.
	Wraps bool
	// Limits tells that it reads so many bytes of a stream at most.
	Limits bool
	// InMemory tells that what it makes only works on what it is given.
	InMemory bool
	// ReadsAll tells that it returns all that is read from its first argument, Copies that it reads
	// its second argument into its first one.
	ReadsAll, Copies bool
	// ReadsOutside tells that it reads a file, or what a process writes.
	ReadsOutside bool
	// Readable tells that it lets others read its first argument, or takes spaces away from it.
	Readable bool
	// Parses tells that it makes a value of a text.
	Parses bool
	// Quotes is the argument that it fills with what it parses, if its errors quote what it could not
	// read: the line and those around it. The receiver comes first, at 0.
	Quotes int
	// Walks tells that it goes through files and gives every error that it meets, also that of the
	// root, to a callback first, its last argument. What it returns comes from that alone.
	Walks bool
	// Harmless tells that it fails, if at all, for reasons that say nothing of the data: what callers
	// answer then is what was asked for, as far as there is any.
	Harmless bool
	// Seldom tells that it fails next to never where a program has come so far, see [SeldomFails].
	Seldom bool
	// Opens tells that it fails where a file is not there, or may not be read, see [OpensFile].
	Opens bool
	// Sure tells that the error that it returns is always nil.
	Sure bool
	// Absent tells that it gives a nil pointer first, and no error, where there is nothing.
	Absent bool
}

// Of returns what is known of a function, which can be nil.
func Of(obj *types.Func) Func {
	if syntax.PackageOf(obj) == nil {
		return Func{}
	}
	return table[FullName(obj)]
}

// Named returns what is known of a function with a full name, such as "io.ReadAll".
func Named(name string) Func { return table[name] }

// A Maker says what a function makes of its arguments.
type Maker struct {
	Plain  bool // it makes a plain error; others pass errors on
	Wraps  []int
	Shows  []int // arguments whose text is shown
	Format int   // the argument with the format of those after it, or 0 if there is none; see the offset of 1
	All    bool  // the last argument is a list of errors, all of which are kept
	Tree   bool  // it unwraps
	Worded bool  // its author wrote the text for the agent
}

// A Writer says which arguments of a function become text. Its indexes count
// the receiver.
type Writer struct {
	Text   []int
	Format int // the argument with the format of those after it, from 1
	Rest   int // from this argument on, all are shown, from 1
}

// What many functions have in common.
var (
	made        = &Maker{Plain: true, Shows: []int{0}}
	formatted   = &Maker{Plain: true, Format: 1}
	wrapped     = &Maker{Plain: true, Wraps: []int{0}, Shows: []int{1}}
	wrappedf    = &Maker{Plain: true, Wraps: []int{0}, Format: 2}
	passed      = &Maker{Wraps: []int{0}}
	unwrapped   = &Maker{Tree: true, Wraps: []int{0}}
	joined      = &Maker{Plain: true, All: true}
	first       = &Writer{Text: []int{0}}
	second      = &Writer{Text: []int{1}}
	endOfStream = []string{"io.EOF", "io.ErrUnexpectedEOF"}
)

// table holds the functions by their full names.
var table = map[string]Func{
	"errors.New":    {Error: made},
	"errors.Join":   {Error: joined},
	"errors.Unwrap": {Error: unwrapped},
	"fmt.Errorf":    {Error: formatted},

	syntax.Bridge + ".NewError": {Error: &Maker{Plain: true, Shows: []int{0}, Worded: true}},
	syntax.Bridge + ".Errorf":   {Error: &Maker{Plain: true, Format: 1, Worded: true}},

	pkgErrors + ".New":          {Error: made},
	pkgErrors + ".Errorf":       {Error: formatted},
	pkgErrors + ".Wrap":         {Error: wrapped},
	pkgErrors + ".Wrapf":        {Error: wrappedf},
	pkgErrors + ".WithMessage":  {Error: wrapped},
	pkgErrors + ".WithMessagef": {Error: wrappedf},
	pkgErrors + ".WithStack":    {Error: passed},
	pkgErrors + ".Unwrap":       {Error: unwrapped},
	pkgErrors + ".Cause":        {Error: unwrapped},

	xerrors + ".New":    {Error: made},
	xerrors + ".Errorf": {Error: formatted},
	xerrors + ".Unwrap": {Error: unwrapped},
	xerrors + ".Opaque": {Error: made},

	cockroach + ".New":          {Error: made},
	cockroach + ".Newf":         {Error: formatted},
	cockroach + ".Errorf":       {Error: formatted},
	cockroach + ".Wrap":         {Error: wrapped},
	cockroach + ".Wrapf":        {Error: wrappedf},
	cockroach + ".WithMessage":  {Error: wrapped},
	cockroach + ".WithMessagef": {Error: wrappedf},
	cockroach + ".WithStack":    {Error: passed},
	cockroach + ".WithHint":     {Error: passed},
	cockroach + ".WithDetail":   {Error: passed},
	cockroach + ".Join":         {Error: joined},
	cockroach + ".Unwrap":       {Error: unwrapped},
	cockroach + ".UnwrapOnce":   {Error: unwrapped},
	cockroach + ".Cause":        {Error: unwrapped},

	"github.com/hashicorp/go-multierror.Append":        {Error: &Maker{Plain: true, Wraps: []int{0}, All: true}},
	"go.uber.org/multierr.Append":                      {Error: &Maker{Plain: true, Wraps: []int{0, 1}}},
	"go.uber.org/multierr.Combine":                     {Error: joined},
	"k8s.io/apimachinery/pkg/util/errors.NewAggregate": {Error: &Maker{Plain: true, Wraps: []int{0}}},

	"fmt.Sprintf":         {Text: &Writer{Format: 1}},
	"fmt.Sprint":          {Text: &Writer{Rest: 1}},
	"fmt.Sprintln":        {Text: &Writer{Rest: 1}},
	"fmt.Append":          {Text: &Writer{Text: []int{0}, Rest: 2}},
	"fmt.Appendf":         {Text: &Writer{Text: []int{0}, Format: 2}},
	"fmt.Appendln":        {Text: &Writer{Text: []int{0}, Rest: 2}},
	"fmt.Fprintf":         {Fills: &Writer{Format: 2}},
	"fmt.Fprint":          {Fills: &Writer{Rest: 2}},
	"fmt.Fprintln":        {Fills: &Writer{Rest: 2}},
	"fmt.Sscan":           {Harmless: true},
	"fmt.Sscanf":          {Harmless: true},
	"html.EscapeString":   {Text: first},
	"strconv.Quote":       {Text: first},
	"slices.Clone":        {Text: first},
	"slices.Concat":       {Text: first},
	"strings.TrimSpace":   {Readable: true},
	"strings.NewReader":   {Readable: true},
	"bytes.TrimSpace":     {Readable: true},
	"bytes.NewReader":     {Readable: true},
	"bytes.NewBuffer":     {Readable: true},
	"regexp.Compile":      {Harmless: true},
	"runtime/debug.Stack": {Tells: words.StackText},

	"bytes.NewBufferString":          {Readable: true},
	"bytes.(*Buffer).Write":          {Fills: second},
	"bytes.(*Buffer).WriteString":    {Fills: second},
	"bytes.(*Buffer).String":         {Written: true},
	"bytes.(*Buffer).Bytes":          {Written: true},
	"bytes.(*Buffer).ReadFrom":       {Copies: true},
	"strings.(*Builder).Write":       {Fills: second},
	"strings.(*Builder).WriteString": {Fills: second},
	"strings.(*Builder).String":      {Written: true},

	"bufio.(*Scanner).Scan":       {Seldom: true},
	"bufio.(*Writer).WriteString": {Fills: second},
	"bufio.NewReader":             {Wraps: true},
	"bufio.NewReaderSize":         {Wraps: true},
	"bufio.NewScanner":            {Wraps: true},
	"bufio.NewWriter":             {Wraps: true},
	"bufio.NewWriterSize":         {Wraps: true},

	"io.Copy":               {Streams: true, Copies: true},
	"io.CopyBuffer":         {Streams: true, Copies: true},
	"io.CopyN":              {Streams: true, Own: endOfStream[:1], Copies: true, Limits: true},
	"io.ReadAll":            {Streams: true, ReadsAll: true},
	"io.ReadAtLeast":        {Streams: true, Own: append(endOfStream[:2:2], "io.ErrShortBuffer")},
	"io.ReadFull":           {Streams: true, Own: endOfStream},
	"io.WriteString":        {Streams: true, Fills: second, Harmless: true},
	"io.LimitReader":        {Wraps: true, Limits: true},
	"io.NewSectionReader":   {Wraps: true},
	"io.NopCloser":          {Wraps: true},
	"io/fs.ReadFile":        {ReadsOutside: true},
	"io/fs.WalkDir":         {Walks: true},
	"io/fs.DirEntry.Info":   {Harmless: true, Seldom: true},
	"io/fs.Stat":            {Seldom: true},
	"io/ioutil.ReadAll":     {Streams: true, ReadsAll: true},
	"io/ioutil.ReadFile":    {ReadsOutside: true},
	"path/filepath.Walk":    {Walks: true},
	"path/filepath.WalkDir": {Walks: true},

	"encoding/json.Marshal":          {Text: first, Harmless: true},
	"encoding/json.MarshalIndent":    {Text: first, Harmless: true},
	"encoding/json.Unmarshal":        {Parses: true},
	"encoding/json.NewDecoder":       {Readable: true},
	"encoding/xml.NewDecoder":        {Readable: true},
	"encoding/csv.NewReader":         {Readable: true},
	"gopkg.in/yaml.v2.Marshal":       {Harmless: true},
	"gopkg.in/yaml.v2.NewDecoder":    {Readable: true},
	"gopkg.in/yaml.v3.Marshal":       {Harmless: true},
	"gopkg.in/yaml.v3.NewDecoder":    {Readable: true},
	"go.yaml.in/yaml/v2.Marshal":     {Harmless: true},
	"go.yaml.in/yaml/v3.Marshal":     {Harmless: true},
	"sigs.k8s.io/yaml.Marshal":       {Harmless: true},
	"go.yaml.in/yaml/v4.Marshal":     {Harmless: true},
	"github.com/ghodss/yaml.Marshal": {Harmless: true},

	"github.com/goccy/go-json.Marshal":                  {Harmless: true},
	"github.com/goccy/go-json.MarshalIndent":            {Harmless: true},
	"github.com/segmentio/encoding/json.Marshal":        {Harmless: true},
	"github.com/segmentio/encoding/json.MarshalIndent":  {Harmless: true},
	"github.com/goccy/go-json.Unmarshal":                {Parses: true},
	"github.com/segmentio/encoding/json.Unmarshal":      {Parses: true},
	"encoding/json/v2.Marshal":                          {Harmless: true},
	"encoding/json/v2.Unmarshal":                        {Parses: true},
	"k8s.io/apimachinery/pkg/util/json.Marshal":         {Harmless: true},
	"k8s.io/apimachinery/pkg/util/json.Unmarshal":       {Parses: true},
	"github.com/goccy/go-yaml.Marshal":                  {Harmless: true},
	"github.com/goccy/go-yaml.NewDecoder":               {Readable: true},
	"github.com/goccy/go-yaml.Unmarshal":                {Quotes: 1},
	"github.com/goccy/go-yaml.UnmarshalContext":         {Quotes: 2},
	"github.com/goccy/go-yaml.UnmarshalWithOptions":     {Quotes: 1},
	"github.com/goccy/go-yaml.(*Decoder).Decode":        {Quotes: 1},
	"github.com/goccy/go-yaml.(*Decoder).DecodeContext": {Quotes: 2},

	"strconv.Atoi":                     {Parses: true},
	"strconv.ParseInt":                 {Parses: true},
	"strconv.ParseUint":                {Parses: true},
	"strconv.ParseFloat":               {Parses: true},
	"strconv.ParseBool":                {Parses: true},
	"time.Parse":                       {Parses: true},
	"time.ParseDuration":               {Parses: true},
	"time.ParseInLocation":             {Parses: true},
	"time.LoadLocation":                {Harmless: true},
	"path.Match":                       {Parses: true},
	"path/filepath.Match":              {Parses: true},
	"mime.ParseMediaType":              {Harmless: true},
	"net.SplitHostPort":                {Harmless: true},
	"net/url.Parse":                    {Harmless: true},
	"net/url.PathUnescape":             {Harmless: true},
	"net/url.QueryUnescape":            {Harmless: true},
	"net/http.NewRequest":              {Harmless: true},
	"net/http.NewRequestWithContext":   {Harmless: true},
	"net/http/httputil.DumpRequest":    {Tells: words.RequestText},
	"net/http/httputil.DumpRequestOut": {Tells: words.RequestText},
	"net/http/httputil.DumpResponse":   {Tells: words.ResponseText},

	"crypto/rand.Read": {Sure: true}, // since Go 1.24 it ends the program instead

	"os.Lstat":                      {Seldom: true},
	"os.ReadDir":                    {Opens: true},
	"os.ReadFile":                   {ReadsOutside: true, Opens: true},
	"os.Stat":                       {Seldom: true},
	"os.(*File).Stat":               {Seldom: true},
	"os.Open":                       {ReadsOutside: true, Opens: true},
	"os.OpenFile":                   {ReadsOutside: true},
	"os.Environ":                    {Tells: words.EnvironmentText},
	"os.Getenv":                     {Tells: words.VariableText},
	"os.LookupEnv":                  {Tells: words.VariableText},
	"os.Executable":                 {Harmless: true},
	"os.Getwd":                      {Harmless: true},
	"os.Hostname":                   {Harmless: true},
	"os.Pipe":                       {Harmless: true},
	"os.UserCacheDir":               {Harmless: true},
	"os.UserConfigDir":              {Harmless: true},
	"os.UserHomeDir":                {Harmless: true},
	"os/user.Current":               {Harmless: true},
	"os/exec.(*Cmd).CombinedOutput": {ReadsOutside: true, Tells: words.ProcessText},
	"os/exec.(*Cmd).Output":         {ReadsOutside: true},
	"os/exec.(*Cmd).StdoutPipe":     {ReadsOutside: true},
	"path/filepath.Abs":             {Harmless: true},
	"path/filepath.EvalSymlinks":    {Harmless: true},
	"path/filepath.Rel":             {Harmless: true},

	"database/sql.(*Rows).Scan":        {Seldom: true},
	"database/sql.(*Row).Scan":         {Seldom: true},
	"database/sql.Result.LastInsertId": {Harmless: true},

	"encoding/pem.Decode":                                               {Absent: true},
	"github.com/hashicorp/consul/api.(*KV).Get":                         {Absent: true},
	"github.com/hashicorp/consul/api.(*Session).Info":                   {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).List":                    {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).ListWithContext":         {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).Read":                    {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).ReadWithContext":         {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).ReadWithData":            {Absent: true},
	"github.com/hashicorp/vault/api.(*Logical).ReadWithDataWithContext": {Absent: true},

	"k8s.io/client-go/tools/clientcmd.NewDefaultClientConfig":        {InMemory: true},
	"k8s.io/client-go/tools/clientcmd.NewNonInteractiveClientConfig": {InMemory: true},
}

// skips are what the callback of a function that walks returns to leave something out: the walk
// does not fail.
var skips = map[string]bool{
	"path/filepath.SkipDir": true, "path/filepath.SkipAll": true, "io/fs.SkipDir": true, "io/fs.SkipAll": true,
}

// Skips reports whether a variable, by its full name, is what a callback returns to leave something out
// of a walk, which does not fail then.
func Skips(name string) bool { return skips[name] }
