package release

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
)

// A release is what package managers are told of.
type release struct {
	Version  string // without the v of the tag
	Archives []archive
}

// A file is one that a package manager reads.
type file struct {
	name    string // with slashes
	content []byte
	mode    fs.FileMode
}

//go:embed templates
var templates embed.FS

// addSums notes the checksums of the archives, which must be those that SHA256SUMS has.
func (r *release) addSums(dir string) error {
	list, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil {
		return err
	}
	sums := make(map[string]string)
	for lines := bufio.NewScanner(bytes.NewReader(list)); lines.Scan(); {
		if sum, name, ok := strings.Cut(lines.Text(), "  "); ok {
			sums[name] = sum
		}
	}
	for i := range r.Archives {
		a := &r.Archives[i]
		data, err := os.ReadFile(filepath.Join(dir, a.File))
		if err != nil {
			return err
		}
		if a.Sum = fmt.Sprintf("%x", sha256.Sum256(data)); sums[a.File] != a.Sum {
			return fmt.Errorf("%s is not the file of which SHA256SUMS has the sum", a.File)
		}
	}
	return nil
}

// files returns all files of all package managers.
func (r *release) files() ([]file, error) {
	list, err := r.npm()
	if err != nil {
		return nil, err
	}
	for _, manager := range []struct {
		name string
		of   func() ([]byte, error)
	}{
		{"homebrew/mcperrlint.rb", func() ([]byte, error) { return r.fill("mcperrlint.rb.tmpl") }},
		{"scoop/mcperrlint.json", r.scoop},
		{"mise/mcperrlint.toml", func() ([]byte, error) { return r.fill("mcperrlint.toml.tmpl") }},
		{"mise/mise.toml", func() ([]byte, error) { return r.fill("mise.toml.tmpl") }},
	} {
		text, err := manager.of()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", manager.name, err)
		}
		list = append(list, file{manager.name, text, 0o666})
	}
	return list, nil
}

// fill returns a template with the release in it.
func (r *release) fill(name string) ([]byte, error) {
	t, err := template.ParseFS(templates, "templates/"+name)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = t.Execute(&text, r)
	return text.Bytes(), err
}

// About says what the program is for.
func (r *release) About() string { return about }

// Repository is where the project lives.
func (r *release) Repository() string { return repository }

// Programs returns the names of the programs, the same on all platforms.
func (r *release) Programs() []string { return r.Archives[0].names() }

// A system is one for which Homebrew has a block.
type system struct{ Name, Brew string }

// Systems returns those of which there are archives.
func (r *release) Systems() []system {
	return slices.DeleteFunc([]system{{"darwin", "macos"}, {"linux", "linux"}}, func(s system) bool { return len(r.On(s.Name)) == 0 })
}

// On returns the archives of a system.
func (r *release) On(system string) []archive {
	var list []archive
	for _, a := range r.Archives {
		if a.OS == system {
			list = append(list, a)
		}
	}
	slices.Reverse(list) // arm before intel, as Homebrew has them
	return list
}

// URL returns where an archive is going to be.
func (a archive) URL() string { return repository + "/releases/download/v" + a.Version + "/" + a.File }

// Brew returns the word of Homebrew for the processor.
func (a archive) Brew() string { return map[string]string{"amd64": "intel", "arm64": "arm"}[a.Arch] }

// Mise returns the word of mise for the platform.
func (a archive) Mise() string {
	return strings.Replace(a.OS, "darwin", "macos", 1) + "-" + strings.Replace(a.Arch, "amd64", "x64", 1)
}
