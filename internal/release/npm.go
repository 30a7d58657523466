package release

import (
	"fmt"
	"strings"
)

// A packageFile is package.json.
type packageFile struct {
	Name        string            `json:"name"`
	Version     string            `json:"version"`
	Description string            `json:"description"`
	Homepage    string            `json:"homepage"`
	Repository  map[string]string `json:"repository"`
	License     string            `json:"license"`
	Bin         map[string]string `json:"bin,omitempty"`
	OS          []string          `json:"os,omitempty"`
	CPU         []string          `json:"cpu,omitempty"`
	Files       []string          `json:"files"`
	Engines     map[string]string `json:"engines,omitempty"`
	Optional    map[string]string `json:"optionalDependencies,omitempty"`
}

// npm returns the packages for npm: one for each platform, with the programs, and a thin one, of
// which they are optional dependencies. npm installs the one that fits the machine, checks it as
// it does any package, and runs no script: it works with --ignore-scripts, behind a mirror and
// from a cache, where a download of our own would not.
func (r *release) npm() ([]file, error) {
	whole := r.packageFile("mcperrlint", about)
	whole.Bin, whole.Optional = make(map[string]string), make(map[string]string)
	whole.Engines = map[string]string{"node": ">=18"}
	whole.Files = []string{"bin", "launch.js"}
	launch, err := templates.ReadFile("templates/launch.js")
	if err != nil {
		return nil, err
	}
	list := []file{{"npm/mcperrlint/launch.js", launch, 0o666}}
	for _, name := range r.Programs() {
		whole.Bin[name] = "bin/" + name + ".js"
		start := fmt.Sprintf("#!/usr/bin/env node\n\"use strict\";\nrequire(\"../launch.js\").start(%q);\n", name)
		list = append(list, file{"npm/mcperrlint/bin/" + name + ".js", []byte(start), 0o777})
	}
	for _, a := range r.Archives {
		platform, err := r.npmPlatform(a)
		if err != nil {
			return nil, err
		}
		list = append(list, platform...)
		whole.Optional["@mcperrlint/"+a.node()] = r.Version
	}
	return r.npmPackage(list, "mcperrlint", whole, r.Archives[0])
}

// npmPlatform returns the package of a platform.
func (r *release) npmPlatform(a archive) ([]file, error) {
	p := r.packageFile("@mcperrlint/"+a.node(), "The programs of mcperrlint for "+a.node())
	system, processor, _ := strings.Cut(a.node(), "-")
	p.OS, p.CPU = []string{system}, []string{processor}
	var list []file
	for _, program := range a.Programs {
		p.Files = append(p.Files, program.Name+a.suffix())
		list = append(list, file{"npm/" + a.node() + "/" + program.Name + a.suffix(), program.content, 0o777})
	}
	return r.npmPackage(list, a.node(), p, a)
}

// npmPackage adds what each package has to the files of one.
func (r *release) npmPackage(list []file, folder string, p packageFile, a archive) ([]file, error) {
	text, err := indented(p)
	if err != nil {
		return nil, err
	}
	readme := fmt.Sprintf("# %s\n\n%s. %s\n", p.Name, p.Description, repository)
	return append(list, file{"npm/" + folder + "/package.json", text, 0o666},
		file{"npm/" + folder + "/LICENSE", a.Texts["LICENSE"], 0o666}, file{"npm/" + folder + "/README.md", []byte(readme), 0o666}), nil
}

func (r *release) packageFile(name, description string) packageFile {
	return packageFile{
		Name: name, Version: r.Version, Description: description, Homepage: repository, License: "Apache-2.0",
		Repository: map[string]string{"type": "git", "url": "git+" + repository + ".git"},
	}
}

// node returns the words of Node.js for the platform.
func (a archive) node() string {
	return strings.Replace(a.OS, "windows", "win32", 1) + "-" + strings.Replace(a.Arch, "amd64", "x64", 1)
}
