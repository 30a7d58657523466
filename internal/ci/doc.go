// Package ci tests the hooks for pre-commit, the GitHub action, the GitLab template,
// the files that mcperrlint init writes, and the examples in docs/ci.md and
// docs/editors.md. It reads and runs the files themselves, as the platforms do, and has
// no other code.
package ci
