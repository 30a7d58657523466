// Package ci holds the tests of what other projects put before their changes: the
// hooks for pre-commit, the action for GitHub, the template for GitLab, what mcperrlint
// init writes, and what docs/ci.md and docs/editors.md show. The files themselves are
// read and carried out, as the platforms do it. It holds nothing else.
package ci
