package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// An archive is that of one platform. It has one folder with the name of the archive, and in it
// the programs and what their license wants to stand beside them.
type archive struct {
	File, Version, OS, Arch string
	Sum                     string            // SHA-256, in hexadecimal digits
	Programs                []program         // by name
	Texts                   map[string][]byte // what else there is, by name
}

// A program is one of an archive.
type program struct {
	Name    string // without the suffix of the platform
	content []byte
}

var archiveName = regexp.MustCompile(`^mcperrlint_([0-9][0-9A-Za-z.-]*)_([a-z0-9]+)_([a-z0-9]+)\.(tar\.gz|zip)$`)

// mostOfFile limits what a file of an archive may have, in bytes.
const mostOfFile = 256 << 20

// archivesIn returns the archives in a directory, by name. All are of one version.
func archivesIn(dir string) ([]archive, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var list []archive
	for _, entry := range entries {
		parts := archiveName.FindStringSubmatch(entry.Name())
		if parts == nil {
			continue
		}
		a := archive{File: parts[0], Version: parts[1], OS: parts[2], Arch: parts[3], Texts: make(map[string][]byte)}
		if err := a.read(filepath.Join(dir, a.File)); err != nil {
			return nil, fmt.Errorf("%s: %w", a.File, err)
		}
		if len(list) > 0 && (list[0].Version != a.Version || !slices.Equal(list[0].names(), a.names())) {
			return nil, fmt.Errorf("%s and %s have different versions or programs", list[0].File, a.File)
		}
		list = append(list, a)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s has no archives", dir)
	}
	return list, nil
}

// base returns the name of the archive, and of the folder in it.
func (a *archive) base() string {
	return strings.TrimSuffix(strings.TrimSuffix(a.File, ".zip"), ".tar.gz")
}

// suffix returns what the names of programs end with.
func (a *archive) suffix() string {
	if a.OS == "windows" {
		return ".exe"
	}
	return ""
}

// names returns the programs.
func (a *archive) names() []string {
	var names []string
	for _, p := range a.Programs {
		names = append(names, p.Name)
	}
	return names
}

// read reads the files of the archive.
func (a *archive) read(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if strings.HasSuffix(a.File, ".zip") {
		err = a.unzip(data)
	} else {
		err = a.untar(data)
	}
	if err != nil {
		return err
	}
	if len(a.Programs) == 0 {
		return errors.New("it has no program")
	}
	slices.SortFunc(a.Programs, func(p, q program) int { return strings.Compare(p.Name, q.Name) })
	return nil
}

func (a *archive) untar(data []byte) error {
	unpacked, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	for files := tar.NewReader(unpacked); ; {
		header, err := files.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case header.Typeflag != tar.TypeReg:
			continue
		}
		if err := a.add(header.Name, files, header.FileInfo().Mode()); err != nil {
			return err
		}
	}
}

func (a *archive) unzip(data []byte) error {
	files, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	for _, f := range files.File {
		if f.FileInfo().IsDir() {
			continue
		}
		content, err := f.Open()
		if err != nil {
			return err
		}
		err = errors.Join(a.add(f.Name, content, f.Mode()), content.Close())
		if err != nil {
			return err
		}
	}
	return nil
}

// add notes a file of the archive.
func (a *archive) add(name string, content io.Reader, mode fs.FileMode) error {
	folder, base := path.Split(name)
	if folder != a.base()+"/" {
		return fmt.Errorf("%q is not in the folder %s", name, a.base())
	}
	data, err := io.ReadAll(io.LimitReader(content, mostOfFile))
	if err != nil {
		return err
	}
	trimmed, isProgram := strings.CutSuffix(base, a.suffix())
	if isProgram && (mode&0o100 != 0 || a.suffix() != "") {
		a.Programs = append(a.Programs, program{trimmed, data})
		return nil
	}
	a.Texts[base] = data
	return nil
}
