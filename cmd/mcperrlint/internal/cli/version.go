package cli

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
)

// A buildVersion says what the program was built from.
type buildVersion struct {
	Version  string `json:"version"`
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Revision string `json:"revision,omitempty"`
	Time     string `json:"time,omitempty"`
	Modified bool   `json:"modified,omitempty"`
}

// version prints what the program was built from.
func (p *program) version(_ context.Context, args []string) (int, error) {
	asJSON, err := jsonFlag("version", args)
	if err != nil {
		return 0, err
	}
	v := readVersion()
	if asJSON {
		return exitClean, p.printJSON(v)
	}
	text := "mcperrlint " + v.Version + ", built with " + v.Go + " for " + v.Platform
	if v.Revision != "" {
		text += " from " + v.Revision[:min(12, len(v.Revision))]
		if v.Time != "" {
			text += " of " + v.Time
		}
		if v.Modified {
			text += ", with changes"
		}
	}
	_, err = fmt.Fprintln(p.out, text)
	return exitClean, err
}

// readVersion reads what the go command noted in the program.
func readVersion() buildVersion {
	v := buildVersion{Version: "(devel)", Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	if info.Main.Version != "" {
		v.Version = info.Main.Version
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			v.Revision = s.Value
		case "vcs.time":
			v.Time = s.Value
		case "vcs.modified":
			v.Modified = s.Value == "true"
		}
	}
	return v
}
