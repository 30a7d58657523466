package config

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// Load reads a file. Its errors name the places, and what was probably meant. With [Mistakes],
// the settings are what could be read.
func Load(path string) (*Config, error) {
	data, err := readFile(path)
	if err != nil {
		return nil, err
	}
	return load(data, path)
}

// load reads the content of a file.
func load(data []byte, path string) (*Config, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	c, err := Parse(data, abs)
	var all *Mistakes
	switch {
	case errors.As(err, &all):
		return c, all.in(path)
	case err != nil:
		return nil, fmt.Errorf("%s:%w", path, err)
	}
	return c, nil
}

// Parse reads the content of the file with an absolute path. Its errors begin with
// the line and the column. With [Mistakes], the settings are what could be read.
func Parse(data []byte, path string) (*Config, error) {
	text, err := withoutMark(data)
	if err != nil {
		return nil, err
	}
	tokens := lexer.Tokenize(text)
	if err := checkDepth(tokens); err != nil {
		return nil, err
	}
	file, err := parser.Parse(tokens, 0)
	if err != nil {
		return nil, syntaxError(err)
	}
	c := Default()
	c.Path = path
	r := reader{config: c}
	for i, document := range file.Docs {
		if i > 0 && document.Body != nil {
			r.fail(document.Body, "one document is all that is read")
			break
		}
		if document.Body != nil && document.Body.Type() != ast.NullType {
			r.document(document.Body)
		}
	}
	if len(r.mistakes.lines) > 0 {
		return c, &r.mistakes
	}
	return c, nil
}

// withoutMark returns the text of a file without the byte order mark that editors on
// Windows write in front of it. One of UTF-16 is an error.
func withoutMark(data []byte) (string, error) {
	text := string(data)
	if strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff") {
		return "", errors.New("1:1: the file is UTF-16; save it as UTF-8")
	}
	return strings.TrimPrefix(text, "\ufeff"), nil
}

// syntaxError returns what the library says, without its picture of the source.
func syntaxError(err error) error {
	var at yaml.Error
	if errors.As(err, &at) && at.GetToken() != nil {
		return fmt.Errorf("%d:%d: %s", at.GetToken().Position.Line, at.GetToken().Position.Column, at.GetMessage())
	}
	return fmt.Errorf("1:1: %s", strings.Join(strings.Fields(err.Error()), " "))
}

// A reader reads the nodes of a file. It keeps mistakes and goes on without harm.
type reader struct {
	config   *Config
	mistakes Mistakes
}

// fail keeps a mistake at a node.
func (r *reader) fail(at ast.Node, format string, args ...any) {
	position := at.GetToken().Position
	r.mistakes.lines = append(r.mistakes.lines, fmt.Sprintf("%d:%d: %s", position.Line, position.Column, strings.ReplaceAll(fmt.Sprintf(format, args...), "\n", `\n`)))
}

// mapping calls a function for every key of a mapping, and reports keys that are
// not known. A nil list means that every key is.
func (r *reader) mapping(node ast.Node, what string, known []string, each func(key string, at, value ast.Node)) {
	var entries []*ast.MappingValueNode
	switch node := node.(type) {
	case *ast.MappingNode:
		entries = node.Values
	case *ast.MappingValueNode:
		entries = []*ast.MappingValueNode{node}
	default:
		r.fail(node, "%s: want keys with values", what)
		return
	}
	seen := make(map[string]bool)
	for _, entry := range entries {
		key := entry.Key.GetToken().Value
		switch {
		case seen[key]:
			r.fail(entry.Key, "%s is there twice", key)
		case known != nil && !slices.Contains(known, key):
			r.fail(entry.Key, "unknown key %q%s", key, meant(key, known))
		default:
			each(key, entry.Key, entry.Value)
		}
		seen[key] = true
	}
}

// meant returns the end of a sentence about an unknown name.
func meant(word string, known []string) string {
	if near := spelling.Nearest(word, known); near != "" {
		return "; did you mean " + near + "?"
	}
	return " (known: " + strings.Join(known, ", ") + ")"
}

// text reads a string.
func (r *reader) text(node ast.Node, what string) string {
	if s, ok := node.(*ast.StringNode); ok && s.Value != "" {
		return s.Value
	}
	r.fail(node, "%s: want text", what)
	return ""
}

// word reads one of some words. YAML takes some of them for booleans.
func (r *reader) word(node ast.Node, what string, known []string) string {
	word := node.GetToken().Value
	if _, scalar := node.(ast.ScalarNode); !scalar || !slices.Contains(known, word) {
		r.fail(node, "%s: unknown value %q%s", what, word, meant(word, known))
		return ""
	}
	return word
}

// truth reads a boolean.
func (r *reader) truth(node ast.Node, what string) bool {
	b, ok := node.(*ast.BoolNode)
	if !ok {
		r.fail(node, "%s: want true or false", what)
		return false
	}
	return b.Value
}

// number reads a number of words.
func (r *reader) number(node ast.Node, what string) int {
	n, err := strconv.Atoi(node.GetToken().Value)
	if _, ok := node.(*ast.IntegerNode); !ok || err != nil || n < 1 || n > 1000 {
		r.fail(node, "%s: want a number from 1 to 1000", what)
		return 0
	}
	return n
}

// list calls a function for every element of a list.
func (r *reader) list(node ast.Node, what string, each func(ast.Node)) {
	s, ok := node.(*ast.SequenceNode)
	if !ok {
		r.fail(node, "%s: want a list", what)
		return
	}
	for _, element := range s.Values {
		each(element)
	}
}

// version reads the version of the form of the file.
func (r *reader) version(node ast.Node) {
	if n, err := strconv.Atoi(node.GetToken().Value); err != nil || n != 1 {
		r.fail(node, "version: want 1, the only one that there is")
	}
}

// file reads the path of a file of the module, and returns its absolute path.
func (r *reader) file(node ast.Node, what string) string {
	name := r.text(node, what)
	if name == "" {
		return ""
	}
	dir := filepath.Dir(r.config.Path)
	path := filepath.Join(dir, filepath.FromSlash(name))
	rel, err := filepath.Rel(Root(dir), path)
	switch {
	case filepath.IsAbs(filepath.FromSlash(name)):
		r.fail(node, "%s: want a path that is relative to the directory of the file", what)
	case err != nil || !filepath.IsLocal(rel):
		r.fail(node, "%s: %q is outside of the module; only the flag -%[1]s can name such a file", what, name)
	default:
		return path
	}
	return ""
}

// glob reads a pattern of paths.
func (r *reader) glob(node ast.Node) string {
	path := r.text(node, "path")
	switch {
	case path == "":
		return ""
	case !doublestar.ValidatePattern(path):
		r.fail(node, "path: %q is no glob", path)
		return ""
	case strings.HasPrefix(path, "/") || strings.HasPrefix(path, "../") || strings.Contains(path, `\`):
		r.fail(node, "path: want a path with slashes, relative to the directory of the file")
		return ""
	}
	return strings.TrimPrefix(path, "./")
}
