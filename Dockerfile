# The image has the go command, which mcperrlint asks about packages, and git, for what
# is new on a branch:
#
#	docker run --rm -v "$PWD:/src" ghcr.io/mcperrlint/mcperrlint ./...

FROM --platform=$BUILDPLATFORM golang:1.26-alpine AS build
ARG TARGETOS TARGETARCH
RUN apk add --no-cache git && git config --global --add safe.directory /build
WORKDIR /build
COPY go.mod go.sum ./
RUN go mod download
# With .git, so that the go command notes the version.
COPY . .
RUN CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH go build -buildvcs=true -trimpath -ldflags='-s -w' -o /mcperrlint ./cmd/mcperrlint

FROM golang:1.26-alpine
RUN apk add --no-cache git && git config --system --add safe.directory '*'
COPY --from=build /mcperrlint /usr/local/bin/mcperrlint
COPY LICENSE /usr/share/doc/mcperrlint/
WORKDIR /src
ENTRYPOINT ["mcperrlint"]
