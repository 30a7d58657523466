#!/usr/bin/env bash
# Builds the linter with the newest Go and the newest golang.org/x/tools, and compares what it
# finds, as a command and under go vet, with what the linter finds that go.mod describes. A
# difference is news of the pin that docs/architecture.md explains: look before users do.
set -euo pipefail
cd "$(dirname "$0")/.."

temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
export GOWORK=off

# findings writes what a program finds in the examples and in whole programs on the real SDKs.
# Both drivers may print in another order.
findings() {
	local module status
	for module in examples testdata/src; do
		echo "== $module"
		status=0
		"$temp/$1" -C $module -config off -cache off -q ./... >"$temp/out" || status=$?
		[ "$status" -eq 1 ] || { echo "canary.sh: $1 in $module: exit status $status" >&2; return 1; }
		sort "$temp/out"
		echo "== $module, go vet"
		status=0
		go -C $module vet -vettool="$temp/$1" ./... >"$temp/out" 2>&1 || status=$?
		[ "$status" -eq 1 ] || { echo "canary.sh: go vet with $1 in $module: exit status $status" >&2; cat "$temp/out" >&2; return 1; }
		sort "$temp/out"
	done
}

# describe says what a program is built with.
describe() {
	go version -m "$temp/$1" | awk -v name="$1" 'NR == 1 { go = $2 } $2 == "golang.org/x/tools" { print name ": " go ", x/tools " $3 }'
}

go build -o "$temp/pinned" ./cmd/mcperrlint
describe pinned
findings pinned >"$temp/pinned.txt"

newest=$(go list -m -f '{{.Version}}' go@latest)
export GOTOOLCHAIN=go$newest
cp go.mod go.sum "$temp/"
go get -modfile="$temp/go.mod" golang.org/x/tools@latest
go build -modfile="$temp/go.mod" -o "$temp/newest" ./cmd/mcperrlint
describe newest
findings newest >"$temp/newest.txt"

if ! diff "$temp/pinned.txt" "$temp/newest.txt"; then
	echo 'canary.sh: with the newest Go and x/tools the linter finds something else (>)' >&2
	exit 1
fi
echo "the same $(grep -c '^[^=]' "$temp/pinned.txt") lines"
