package docs_test

import (
	"cmp"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// root is where the repository begins.
var root = filepath.Join("..", "..")

// The plan of the house has no folder that is gone.
func TestHouse(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(dir, "architecture.md"))
	require.NoError(t, err)
	_, plan, _ := strings.Cut(string(page), "## The house\n\n")
	plan, _, found := strings.Cut(plan, "\n\n")
	require.True(t, found)
	list := folders(plan)
	assert.Contains(t, list, "analyzers/internal/engine")
	for _, folder := range list {
		assert.DirExists(t, filepath.Join(root, folder))
	}
}

// The picture of the engine has no package that is gone.
func TestEngine(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(dir, "architecture.md"))
	require.NoError(t, err)
	_, picture, _ := strings.Cut(string(page), "## The engine\n")
	picture, _, _ = strings.Cut(picture, "\n### ")
	folder, count := "", 0
	for _, line := range regexp.MustCompile(`(?m)^ {4}(\w*) +(\w+) `).FindAllStringSubmatch(picture, -1) {
		if line[1] != "" {
			folder = line[1]
		}
		assert.DirExists(t, filepath.Join(root, "analyzers", "internal", folder, line[2]))
		count++
	}
	assert.Greater(t, count, 20)
}

// Package comments say in which order files are read, and name no file that is gone.
func TestReadingOrder(t *testing.T) {
	count := 0
	require.NoError(t, filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && entry.Name() == "testdata" {
			return cmp.Or(err, fs.SkipDir)
		}
		if filepath.Ext(file) != ".go" {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			return err
		}
		_, order, _ := strings.Cut(parsed.Doc.Text(), "\nRead ")
		for _, name := range regexp.MustCompile(`\w+\.go\b`).FindAllString(order, -1) {
			assert.FileExists(t, filepath.Join(filepath.Dir(file), name), "named in %s", file)
			count++
		}
		return nil
	}))
	assert.Greater(t, count, 100)
}

// folders returns the paths of the folders of a plan, in which those of a part stand
// further to the right than the part.
func folders(plan string) []string {
	var list []string
	part := ""
	for line := range strings.Lines(plan) {
		names := regexp.MustCompile(`^ {4}(  )?((?:\S+/ )*\S+/) `).FindStringSubmatch(strings.TrimRight(line, "\n") + " ")
		if names == nil {
			continue // of the line before
		}
		for name := range strings.FieldsSeq(names[2]) {
			if names[1] == "" {
				part = name
				list = append(list, path.Clean(name))
				continue
			}
			for _, each := range alternatives(name) {
				list = append(list, path.Join(part, each))
			}
		}
	}
	return list
}

// alternatives returns the names that one with braces stands for.
func alternatives(name string) []string {
	before, rest, braces := strings.Cut(name, "{")
	inner, after, _ := strings.Cut(rest, "}")
	if !braces {
		return []string{name}
	}
	var list []string
	for each := range strings.SplitSeq(inner, ",") {
		list = append(list, before+each+after)
	}
	return list
}

// Links between pages lead somewhere.
func TestLinks(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join(root, "*.md"))
	require.NoError(t, err)
	below, err := filepath.Glob(filepath.Join(dir, "*.md"))
	require.NoError(t, err)
	for _, page := range append(pages, below...) {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, link := range regexp.MustCompile(`\]\(([^):#]+)(?:#[^)]*)?\)`).FindAllStringSubmatch(string(text), -1) {
			_, err := os.Stat(filepath.Join(filepath.Dir(page), link[1]))
			assert.NoError(t, err, "%s: %s", page, link[0])
		}
	}
}
