#!/usr/bin/env bash
# Builds what a release has: an archive for each platform with its bill of materials, and the
# checksums of all.
#
#	ci/release.sh tag directory [os/arch...]
#
# The go command notes the version in the programs. It is that of the tag only in a clean
# checkout of it: otherwise this fails. The same tag gives the same bytes wherever it is built
# with the same Go. internal/release makes the packages for package managers of the outcome.
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
# The programs, by the folders of their main packages. One that is a module of its own is built
# there, with the other modules of the tree in the places of those that it requires.
programs=(cmd/mcperrlint)
for nested in cmd/mcperrlint/mcperrlint-mcp; do
	[ ! -e "$nested/main.go" ] || programs+=("$nested")
done
time=@$(git log -1 --format=%ct)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

# build FOLDER OS ARCH PROGRAM builds one, which has to say that it is of the tag.
build() {
	CGO_ENABLED=0 GOOS=$2 GOARCH=$3 GOFLAGS= GOWORK=off go -C "$1" build -buildvcs=true -trimpath -ldflags='-s -w' -o "$4" .
	local version revision
	version=$(go version -m "$4" | awk '$1 == "mod" { print $3 }')
	revision=$(go version -m "$4" | sed -n 's/^\tbuild\tvcs.revision=//p')
	# A module in a folder may have no tag of its own: then the commit has to be that of the tag.
	if [ "$version" != "$tag" ] && { [ ! -e "$1/go.mod" ] || [ "$revision" != "$(git rev-parse -q --verify "$tag^{commit}")" ] || [[ $version = *dirty ]]; }; then
		echo "release.sh: $(basename "$1") says that it is $version, and not $tag: this is no clean checkout of the tag" >&2
		exit 1
	fi
}

for platform in "${platforms[@]}"; do
	os=${platform%/*} arch=${platform#*/}
	name=mcperrlint_${tag#v}_${os}_$arch
	for program in "${programs[@]}"; do
		file=$stage/$name/$(basename "$program")
		[ "$os" != windows ] || file=$file.exe
		build "$program" "$os" "$arch" "$file"
	done
	cp LICENSE README.md CHANGELOG.md "$stage/$name/"
	chmod -R u=rwX,go=rX "$stage/$name"
	find "$stage/$name" -exec touch -d "$time" {} +
	if [ "$os" = windows ]; then
		(cd "$stage" && find "$name" | LC_ALL=C sort | TZ=UTC zip -q -X "$out/$name.zip" -@)
	else
		tar -C "$stage" --sort=name --mtime="$time" --owner=0 --group=0 --numeric-owner -c "$name" | gzip -n >"$out/$name.tar.gz"
	fi
done
go run internal/release/main.go sbom "$out"
(cd "$out" && sha256sum mcperrlint_* >SHA256SUMS)
