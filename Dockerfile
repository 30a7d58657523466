# The image has the go command, which mcperrlint asks about packages, and git, for what
# is new on a branch. What is downloaded and found is kept where a volume is mounted:
#
#	docker run --rm -v "$PWD:/src" -v mcperrlint:/cache ghcr.io/mcperrlint/mcperrlint ./...

FROM --platform=$BUILDPLATFORM golang:1.27-alpine AS build
ARG TARGETOS TARGETARCH
RUN apk add --no-cache git && git config --global --add safe.directory /build
WORKDIR /build
COPY go.mod go.sum ./
RUN go mod download
# With .git, so that the go command notes the version.
COPY . .
RUN CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH go build -buildvcs=true -trimpath -ldflags='-s -w' -o /mcperrlint ./cmd/mcperrlint

FROM golang:1.27-alpine
RUN apk add --no-cache git && git config --system --add safe.directory '*' && install -d -m 1777 /cache
COPY --from=build /mcperrlint /usr/local/bin/mcperrlint
COPY LICENSE /usr/share/doc/mcperrlint/
# A module may need a newer Go than the image has. The golang images forbid to fetch one.
ENV GOTOOLCHAIN=auto GOMODCACHE=/cache/modules GOCACHE=/cache/build XDG_CACHE_HOME=/cache/results
# Any other user can be given, too, such as one who owns the files that -fix changes.
USER nobody
WORKDIR /src
ENTRYPOINT ["mcperrlint"]
