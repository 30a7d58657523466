package driver

import (
	"os"
	"strings"
)

// knownList returns the listing of an earlier run in which everything was as it is
// in the snapshot.
func (s *session) knownList(shot *snapshot) ([]*listed, bool) {
	if s.recall != nil && s.recall.listing.list != nil && s.recall.listing.key == shot.key {
		list := s.recall.listing.list
		return list, s.modulesExist(list)
	}
	data, found := s.cache.Get(shot.key)
	if !found {
		return nil, false
	}
	list, err := decodeList(data)
	if err != nil {
		s.cache.Remove(shot.key)
		return nil, false
	}
	if !s.modulesExist(list) {
		return nil, false
	}
	s.rememberList(shot, list)
	return list, true
}

// rememberList keeps a listing for the next run of a Resident.
func (s *session) rememberList(shot *snapshot, list []*listed) {
	if s.recall != nil {
		s.recall.listing, s.recall.own = knownListing{shot.key, list}, make(map[*listed]ownKey)
	}
}

// modulesExist reports whether the module cache still has the modules: if not, the
// go command gets them again.
func (s *session) modulesExist(list []*listed) bool {
	seen := make(map[*listedModule]bool)
	for _, l := range list {
		if l.Module == nil || seen[l.Module] {
			continue
		}
		seen[l.Module] = true
		if _, err := os.Stat(l.Module.Dir); err != nil {
			return false
		}
	}
	return true
}

// keepList keeps a listing for later runs, if all that it depends on is in the
// snapshot and stayed the same meanwhile.
func (s *session) keepList(before *snapshot, list []*listed) {
	after, err := s.takeSnapshot(false)
	if err != nil || after.key != before.key {
		s.sources.reset() // the files are to be those of the listing
		return
	}
	if len(s.notes.list) > before.said {
		return
	}
	for _, l := range list {
		if !before.covers(l) {
			return
		}
	}
	s.rememberList(before, list)
	if len(s.cfg.Overlay) == 0 && s.keepsResults() {
		s.store(before.key, encodeList(list))
	}
}

// covers reports whether all that is listed of a package depends on what was looked
// at, or on what never changes.
func (s *snapshot) covers(l *listed) bool {
	if l.Error != nil {
		return false
	}
	if s.dirs[l.Dir] {
		for elem := range strings.SplitSeq(l.ImportPath, "/") {
			if elem == "testdata" || strings.HasPrefix(elem, "_") || strings.HasPrefix(elem, ".") {
				return false // what takes its place could be in a directory that was not looked at
			}
		}
		return true
	}
	for _, r := range s.roots {
		if strings.HasPrefix(l.ImportPath+"/", r.path+"/") {
			return false
		}
	}
	return s.neverChanges(l)
}
