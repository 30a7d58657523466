//go:build integration

package ci

import "testing"

// A checkout is how a platform gets the commits that it looks at.
type checkout struct {
	ref   string   // what of the change it gets
	depth []string // flags of git fetch
}

// change returns a checkout of a change for the branch main, which has moved on
// since: there is a finding in both, one in the change, one in main alone.
func (c checkout) change(t *testing.T, added string) *project {
	t.Helper()
	origin := newProject(t, gone)
	origin.commit(t)
	origin.git(t, "checkout", "-q", "-b", "change")
	origin.server(t, gone, added)
	origin.commit(t)
	origin.git(t, "checkout", "-q", "main")
	origin.write(t, "moved/moved.go", "package moved\n\nimport \"github.com/mcperrlint/mcperrlint/taxonomy\"\n\n"+gone)
	origin.commit(t)
	origin.git(t, "checkout", "-q", "-b", "merge")
	origin.git(t, "merge", "-q", "--no-ff", "-m", "merge", "change")

	p := &project{dir: t.TempDir(), env: origin.env}
	p.git(t, "init", "-q")
	p.git(t, "remote", "add", "origin", "file://"+origin.dir)
	p.git(t, append(append([]string{"fetch", "-q", "--no-tags"}, c.depth...), "origin", "+refs/heads/"+c.ref+":refs/remotes/change")...)
	p.git(t, "checkout", "-q", "--detach", "refs/remotes/change")
	return p
}
