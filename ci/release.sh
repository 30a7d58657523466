#!/usr/bin/env bash
# Builds what a release has: an archive for each platform, and their checksums.
#
#	ci/release.sh tag directory [os/arch...]
#
# The go command notes the version in the programs. It is that of the tag only in a clean
# checkout of it: otherwise this fails.
set -euo pipefail
cd "$(dirname "$0")/.."

tag=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
shift 2
platforms=("$@")
if [ ${#platforms[@]} -eq 0 ]; then
	platforms=(linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64)
fi
time=@$(git log -1 --format=%ct)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

for platform in "${platforms[@]}"; do
	os=${platform%/*} arch=${platform#*/}
	name=mcperrlint_${tag#v}_${os}_$arch
	program=$stage/$name/mcperrlint
	[ "$os" != windows ] || program=$program.exe
	CGO_ENABLED=0 GOOS=$os GOARCH=$arch GOFLAGS= GOWORK=off go build -buildvcs=true -trimpath -ldflags='-s -w' -o "$program" ./cmd/mcperrlint
	version=$(go version -m "$program" | awk '$1 == "mod" { print $3 }')
	if [ "$version" != "$tag" ]; then
		echo "release.sh: the program says that it is $version, and not $tag: this is no clean checkout of the tag" >&2
		exit 1
	fi
	cp LICENSE README.md CHANGELOG.md "$stage/$name/"
	find "$stage/$name" -exec touch -d "$time" {} +
	if [ "$os" = windows ]; then
		(cd "$stage" && TZ=UTC zip -q -X -r "$out/$name.zip" "$name")
	else
		tar -C "$stage" --sort=name --mtime="$time" --owner=0 --group=0 --numeric-owner -c "$name" | gzip -n >"$out/$name.tar.gz"
	fi
done
(cd "$out" && sha256sum mcperrlint_* >SHA256SUMS)
