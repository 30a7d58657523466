#!/usr/bin/env bash
# Makes the commit and the tags of a release, and pushes nothing.
#
#	ci/tag.sh v1.2.3
#
# A module in a folder has a tag of its own, with the folder before the version, and users
# get what its go.mod requires: replace directives count only in the tree. So the bridges
# require this version of the module beside them, in the commit that all tags are on. A program
# in a folder has its tag so that it knows its version.
set -euo pipefail
cd "$(dirname "$0")/.."

module=github.com/mcperrlint/mcperrlint
bridges=(bridge/gosdk bridge/mcpgo)
programs=(cmd/mcperrlint/mcperrlint-mcp)
folders=("${bridges[@]}" "${programs[@]}")
tag=${1:-}
if ! [[ $tag =~ ^v[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$ ]]; then
	echo "tag.sh: \"$tag\" is no version such as v1.2.3" >&2
	exit 2
fi
if [ -n "$(git status --porcelain)" ]; then
	echo "tag.sh: the tree has changes that are not committed" >&2
	exit 1
fi
for bridge in "${bridges[@]}"; do
	for file in go.mod newest.mod; do
		go mod edit -require="$module@$tag" "$bridge/$file"
	done
done
for program in "${programs[@]}"; do
	go mod edit -require="$module@$tag" -require="$module/bridge/gosdk@$tag" "$program/go.mod"
done
git add -- "${folders[@]}"
git commit --quiet --allow-empty -m "Release $tag"
git tag "$tag"
for folder in "${folders[@]}"; do
	git tag "$folder/$tag"
done
echo "tagged $tag, ${folders[*]/%//$tag}; push them with the commit: git push --atomic origin HEAD $tag ${folders[*]/%//$tag}"
