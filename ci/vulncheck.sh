#!/usr/bin/env bash
# Fails if the program or the packages call something in which a vulnerability is known.
#
#	ci/vulncheck.sh [flags of govulncheck]
#
# Where the database or govulncheck cannot be had, as behind a proxy for modules alone, it
# says that nothing was checked and succeeds.
set -euo pipefail
cd "$(dirname "$0")/.."

unchecked() {
	printf 'VULNERABILITIES ARE NOT CHECKED: %s\n' "$1"
	exit 0
}

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
GOFLAGS='' GOBIN=$bin go install golang.org/x/vuln/cmd/govulncheck@v1.9.0 || unchecked 'govulncheck cannot be installed'

status=0
"$bin/govulncheck" "$@" ./cmd/mcperrlint ./taxonomy/... ./contract/... ./bridge/... >"$bin/said" 2>&1 || status=$?
if [ $status -eq 0 ]; then
	(cd cmd/mcperrlint/mcperrlint-mcp && "$bin/govulncheck" "$@" .) >>"$bin/said" 2>&1 || status=$?
fi
cat "$bin/said"
if [ $status -eq 1 ] && grep -q '^govulncheck: fetching vulnerabilities: ' "$bin/said"; then
	unchecked 'the database cannot be reached'
fi
exit $status
