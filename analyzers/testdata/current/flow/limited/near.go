package limited

import (
	"net/http"
	"os"
)

func attach(path string) error { return attached(path) }

func attached(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	if _, err := file.Stat(); err != nil {
		return err
	}
	if err := file.Sync(); err != nil {
		return err
	}
	if err := file.Truncate(1); err != nil {
		return err
	}
	if _, err := file.ReadDir(1); err != nil {
		return err
	}
	return file.Close()
}

// Upload can fail in seven ways of one kind, of which the last is the nearest.
func Upload(req *http.Request, path string) error { // want Upload:`^fails\(infrastructure os\.Open \| infrastructure os\.\(\*File\)\.Stat \| infrastructure os\.\(\*File\)\.Sync \| infrastructure os\.\(\*File\)\.Truncate \| infrastructure os\.\(\*File\)\.ReadDir \| infrastructure net/http\.\(\*Client\)\.Do\)$`
	if err := attach(path); err != nil {
		return err
	}
	_, err := http.DefaultClient.Do(req)
	return err
}
