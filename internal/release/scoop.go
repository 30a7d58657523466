package release

// A manifest is what Scoop reads.
type manifest struct {
	Version      string              `json:"version"`
	Description  string              `json:"description"`
	Homepage     string              `json:"homepage"`
	License      string              `json:"license"`
	Suggest      map[string]string   `json:"suggest"`
	Architecture map[string]download `json:"architecture"`
	Bin          []string            `json:"bin"`
	Checkver     map[string]string   `json:"checkver"`
	Autoupdate   autoupdate          `json:"autoupdate"`
}

type download struct {
	URL    string `json:"url"`
	Hash   string `json:"hash,omitempty"`
	Folder string `json:"extract_dir"`
}

// An autoupdate is how Scoop makes the manifest of the next version.
type autoupdate struct {
	Architecture map[string]download `json:"architecture"`
	Hash         map[string]string   `json:"hash"`
}

// scoop returns the manifest for Scoop.
func (r *release) scoop() ([]byte, error) {
	m := manifest{
		Version: r.Version, Description: about, Homepage: repository, License: "Apache-2.0",
		Suggest:      map[string]string{"Go": "go"}, // the program asks the go command about packages
		Architecture: make(map[string]download),
		Checkver:     map[string]string{"github": repository},
		Autoupdate:   autoupdate{make(map[string]download), map[string]string{"url": "$baseurl/SHA256SUMS"}},
	}
	for _, a := range r.On("windows") {
		word := map[string]string{"amd64": "64bit", "arm64": "arm64"}[a.Arch]
		m.Architecture[word] = download{a.URL(), a.Sum, a.base()}
		next := archive{File: "mcperrlint_$version_windows_" + a.Arch + ".zip", Version: "$version"}
		m.Autoupdate.Architecture[word] = download{URL: next.URL(), Folder: next.base()}
	}
	for _, name := range r.Programs() {
		m.Bin = append(m.Bin, name+".exe")
	}
	return indented(m)
}
