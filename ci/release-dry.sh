#!/usr/bin/env bash
# Makes a release and publishes nothing: a clone of the last commit gets the tags of a made-up
# version, its archives are built, and the packages for package managers are made of them. One
# platform is built twice, in folders with different names, and has to come out the same. The
# linters of the package managers look at the packages, as far as they are on this machine; what
# is missing is said.
#
#	ci/release-dry.sh [os/arch...]
#
# Without arguments, all platforms are built.
set -euo pipefail
cd "$(dirname "$0")/.."

tag=v0.0.1-dry
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
platforms=("$@")
host=$(go env GOHOSTOS)/$(go env GOHOSTARCH)
archive=mcperrlint_${tag#v}_${host/\//_}

step() { printf '\n-- %s\n' "$*"; }
# missing WHAT WHY says what nobody has looked at.
missing() { echo "NOT CHECKED: $1: $2"; }

step "a clone with the tags of $tag"
export GIT_AUTHOR_NAME=nobody GIT_AUTHOR_EMAIL=nobody@example.test GIT_COMMITTER_NAME=nobody GIT_COMMITTER_EMAIL=nobody@example.test
# Nobody signs what nobody publishes, whatever the settings of the user are.
export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=commit.gpgSign GIT_CONFIG_VALUE_0=false GIT_CONFIG_KEY_1=tag.gpgSign GIT_CONFIG_VALUE_1=false
for clone in clone again/in/another/folder; do
	git clone --quiet --no-local "file://$PWD" "$work/$clone"
done
(cd "$work/clone" && ci/tag.sh $tag)
git -C "$work/again/in/another/folder" fetch --quiet --tags "file://$work/clone" HEAD
git -C "$work/again/in/another/folder" checkout --quiet $tag

step 'archives, bills of materials, checksums'
"$work/clone/ci/release.sh" $tag "$work/release" "${platforms[@]}"
(cd "$work/release" && sha256sum --check --quiet SHA256SUMS && cat SHA256SUMS)

if [ -e "$work/release/$archive.tar.gz" ]; then
	step "the same bytes from another folder, and the version"
	"$work/again/in/another/folder/ci/release.sh" $tag "$work/repeated" "$host"
	cmp "$work/release/$archive.tar.gz" "$work/repeated/$archive.tar.gz"
	cmp "$work/release/$archive.cdx.json" "$work/repeated/$archive.cdx.json"
	tar -C "$work" -xzf "$work/release/$archive.tar.gz"
	"$work/$archive/mcperrlint" version | tee "$work/version"
	grep -q "^mcperrlint $tag, " "$work/version"
	"$work/$archive/mcperrlint" explain leak | grep -q "/blob/$tag/docs/rules/leak.md"
else
	missing 'the program and whether builds repeat' "there is no archive of $host"
fi

step 'packages for package managers'
go run internal/release/main.go packages "$work/release" "$work/packages"

step 'tools that look at releases'
# The caches are not those of the user.
export npm_config_cache=$work/npm-cache npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false
mise=$work/linters/node_modules/@jdxcode/mise-linux-x64/bin/mise
if ! command -v npm >/dev/null; then
	missing 'bills of materials, npm and mise' 'there is no npm'
elif cp -R ci/linters "$work/linters" && (cd "$work/linters" && npm ci --ignore-scripts --silent); then
	node "$work/linters/bills.js" "$work"/release/*.cdx.json
	echo 'bills of materials: all right'
else
	missing 'bills of materials against the schema of CycloneDX' 'npm could not install what ci/linters names'
fi

step 'npm'
if command -v npm >/dev/null; then
	find "$work/packages/npm" -name '*.js' -exec node --check {} \;
	mkdir "$work/packed"
	for package in "$work"/packages/npm/*/; do
		(cd "$package" && npm pack --silent --pack-destination "$work/packed")
	done
	# npm only warns of what it would have to correct.
	(cd "$work/packages/npm/mcperrlint" && npm pkg fix && cp package.json "$work/fixed.json")
	go run internal/release/main.go packages "$work/release" "$work/packages" >/dev/null
	diff "$work/packages/npm/mcperrlint/package.json" "$work/fixed.json"
	if [ -e "$work/$archive" ]; then
		words=${host/windows/win32} words=${words/amd64/x64}
		mkdir "$work/project"
		(cd "$work/project" && echo '{"private": true}' >package.json &&
			npm install --offline --ignore-scripts --omit=optional --silent "$work"/packed/mcperrlint-"${tag#v}".tgz "$work/packed/mcperrlint-${words/\//-}-${tag#v}.tgz")
		"$work/project/node_modules/.bin/mcperrlint" version | diff - "$work/version"
	fi
fi

step 'Homebrew'
if command -v ruby >/dev/null; then
	ruby -c "$work/packages/homebrew/mcperrlint.rb"
else
	missing 'the syntax of the formula' 'there is no ruby'
fi
if command -v brew >/dev/null; then
	brew style "$work/packages/homebrew/mcperrlint.rb"
else
	missing 'the style of the formula' 'there is no brew; brew audit also needs the archives where they are going to be'
fi

step 'Scoop'
jq -e '(.version and .description and .homepage and .license and .bin and .architecture) and all(.architecture[]; .url and .hash and .extract_dir)' "$work/packages/scoop/mcperrlint.json" >/dev/null
missing 'the manifest against the schema of Scoop' 'no package has that schema; only the fields that it requires were looked at'

step 'mise'
if [ -x "$mise" ] && [ -e "$work/$archive" ]; then
	node ci/linters/mise.js "$mise" "$work/release" "$work/packages/mise/mise.toml" "$work/mise" | diff - "$work/version"
	echo 'it installs the archive of its checksum'
else
	missing 'whether mise can install the archive' 'there is no mise for this platform, or no archive'
fi
echo
echo "a release of $tag is possible; nothing was published"
