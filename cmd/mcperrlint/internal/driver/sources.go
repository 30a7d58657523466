package driver

// sources reads files. What went into a key is kept until it is parsed, so that
// a file that is edited meanwhile does not get the key of what it was.
type sources struct {
	overlay *overlay
	kept    map[string][]byte
}

// keep returns the content of a file, and keeps it.
func (s *sources) keep(path string) ([]byte, error) {
	if data, found := s.kept[path]; found {
		return data, nil
	}
	data, err := s.overlay.read(path)
	if err == nil {
		s.kept[path] = data
	}
	return data, err
}

// read returns the content of a file.
func (s *sources) read(path string) ([]byte, error) {
	if data, found := s.kept[path]; found {
		return data, nil
	}
	return s.overlay.read(path)
}

// forget drops the files of a package that is not parsed.
func (s *sources) forget(n *node) {
	for _, path := range n.abs(n.GoFiles, n.CgoFiles) {
		delete(s.kept, path)
	}
}

// reset drops everything.
func (s *sources) reset() { clear(s.kept) }
