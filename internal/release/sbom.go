package release

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"runtime/debug"
	"slices"
	"strings"
)

// A bom is a bill of materials, in the form of CycloneDX 1.6.
type bom struct {
	Format       string       `json:"bomFormat"`
	Spec         string       `json:"specVersion"`
	Serial       string       `json:"serialNumber"`
	Version      int          `json:"version"`
	Metadata     metadata     `json:"metadata"`
	Components   []component  `json:"components"`
	Dependencies []dependency `json:"dependencies"`
}

type metadata struct {
	Timestamp string    `json:"timestamp"`
	Component component `json:"component"`
}

type component struct {
	Type       string     `json:"type"`
	Ref        string     `json:"bom-ref"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	Purl       string     `json:"purl"`
	Hashes     []hash     `json:"hashes,omitempty"`
	Licenses   []license  `json:"licenses,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type hash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

type license struct {
	License struct {
		ID string `json:"id"`
	} `json:"license"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type dependency struct {
	Ref  string   `json:"ref"`
	Uses []string `json:"dependsOn,omitempty"`
}

// bill returns the bill of materials of an archive: its programs, what each is built from, and
// the version of Go. It is the same whenever it is made of the same programs.
func (a *archive) bill() ([]byte, error) {
	b := bom{Format: "CycloneDX", Spec: "1.6", Version: 1}
	b.Metadata.Component = component{Type: "application", Ref: a.base(), Name: "mcperrlint", Version: "v" + a.Version, Purl: a.purl()}
	b.Metadata.Component.Licenses = apache()
	root := dependency{Ref: a.base()}
	known := make(map[string]component)
	for _, p := range a.Programs {
		info, err := buildinfo.Read(bytes.NewReader(p.content))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
		b.Metadata.Timestamp = cmp.Or(b.Metadata.Timestamp, setting(info, "vcs.time"))
		made := programOf(p, info)
		known[made.Ref] = made
		root.Uses = append(root.Uses, made.Ref)
		uses := dependency{Ref: made.Ref}
		for _, c := range a.parts(info) {
			known[c.Ref] = c
			uses.Uses = append(uses.Uses, c.Ref)
		}
		b.Dependencies = append(b.Dependencies, uses)
	}
	b.Dependencies = slices.Insert(b.Dependencies, 0, root)
	for _, ref := range slices.Sorted(maps.Keys(known)) {
		b.Components = append(b.Components, known[ref])
	}
	return b.encode()
}

// encode returns the text, with a serial number that is made of it.
func (b bom) encode() ([]byte, error) {
	content, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(content)
	sum[6], sum[8] = sum[6]&0x0f|0x80, sum[8]&0x3f|0x80 // version 8 of RFC 9562: the bits are our own
	b.Serial = fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", sum[0:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
	return indented(b)
}

func indented(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	err := encoder.Encode(value)
	return text.Bytes(), err
}

// purl returns the package URL of what the archive has.
func (a *archive) purl() string {
	return purl(module, "v"+a.Version) + "?goarch=" + a.Arch + "&goos=" + a.OS
}

// purl returns the package URL of a module.
func purl(path, version string) string {
	return "pkg:golang/" + path + "@" + strings.ReplaceAll(url.PathEscape(version), "+", "%2B")
}

func setting(info *debug.BuildInfo, key string) string {
	for _, s := range info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// programOf describes a program.
func programOf(p program, info *debug.BuildInfo) component {
	c := component{
		Type: "application", Ref: "program:" + p.Name, Name: p.Name, Version: info.Main.Version, Purl: purl(info.Main.Path, info.Main.Version),
		Hashes: []hash{{"SHA-256", fmt.Sprintf("%x", sha256.Sum256(p.content))}}, Licenses: apache(),
		Properties: []property{{"go:package", info.Path}, {"go:vcs.revision", setting(info, "vcs.revision")}},
	}
	return c
}

// parts describes the modules of which a program is made, and the standard library. A module that
// is replaced is the one in its place; the folder beside it has the version of the release.
func (a *archive) parts(info *debug.BuildInfo) []component {
	version := strings.TrimPrefix(strings.Fields(info.GoVersion)[0], "go")
	list := []component{{Type: "library", Ref: purl("std", version), Name: "std", Version: version, Purl: purl("std", version)}}
	for _, m := range info.Deps {
		if m.Replace != nil {
			folder := &debug.Module{Path: m.Path, Version: "v" + a.Version}
			if m = m.Replace; m.Version == "" {
				m = folder
			}
		}
		c := component{Type: "library", Ref: purl(m.Path, m.Version), Name: m.Path, Version: m.Version, Purl: purl(m.Path, m.Version)}
		if m.Sum != "" {
			c.Properties = []property{{"go:sum", m.Sum}}
		}
		list = append(list, c)
	}
	slices.SortFunc(list, func(x, y component) int { return strings.Compare(x.Ref, y.Ref) })
	return list
}

func apache() []license {
	var l license
	l.License.ID = "Apache-2.0"
	return []license{l}
}
