package funcs

import (
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Known returns the failures of which something is known.
func Known(failures []cause.Failure) []cause.Failure {
	var list []cause.Failure
	for _, f := range failures {
		if f.Class != cause.Unknown {
			list = append(list, f)
		}
	}
	return list
}

// ClassOf says what kind of errors a function of another module returns.
func ClassOf(obj *types.Func) cause.Class {
	path := obj.Pkg().Path()
	usual := ClassOfPackage(path)
	if usual == cause.Argument && strings.HasPrefix(obj.Name(), "Marshal") {
		return cause.Foreign // it speaks of what the program encodes
	}
	if rows, ok := Exceptions[path]; ok {
		if c, ok := rows[obj.Name()]; ok {
			return c
		}
	}
	switch {
	case IsStandard(path):
		if usual == cause.Infrastructure && isCodec(obj) {
			return cause.Foreign
		}
	case strings.HasPrefix(obj.Name(), "NewRequest"):
		return cause.Foreign
	case usual == cause.Foreign && (BeginsWithContext(obj.Signature()) && !decodes(obj) || sendsRequest(obj)):
		return cause.Infrastructure // it waits for something outside the process
	case usual == cause.Infrastructure && inMemory(obj):
		return cause.Foreign
	}
	return usual
}

// inMemory reports whether a function or method of a client library only makes or
// reads something in memory, as far as its name tells: constructors, which look at
// their options, codecs and accessors.
func inMemory(obj *types.Func) bool {
	name, sig := obj.Name(), obj.Signature()
	if BeginsWithContext(sig) {
		return false
	}
	return strings.HasPrefix(name, "New") || strings.HasPrefix(name, "Parse") ||
		strings.HasPrefix(name, "From") && sig.Recv() == nil || isCodec(obj) ||
		words.Converts.MatchString(name) && sig.Params().Len() > 0 && !takes(sig, IsContext) ||
		strings.HasPrefix(name, "Get") && sig.Recv() != nil && sig.Params().Len() == 0
}

// decodes reports whether a function that takes a context only works on what it is given,
// as far as its name and its type tell: parsers, decoders and their inverses, and checks.
// A check with a result besides the error has an answer of somebody else.
func decodes(obj *types.Func) bool {
	name, sig := obj.Name(), obj.Signature()
	if rpcCode(sig) != "" || words.Opens.MatchString(name) {
		return false
	}
	return words.Codes.MatchString(name) || strings.HasPrefix(name, "Validate") && sig.Results().Len() == 1
}

// Exceptions are functions whose errors are of another class than those of their
// package.
var Exceptions = map[string]map[string]cause.Class{
	"context":       {"Cause": cause.Context},
	"time":          {"Parse": cause.Argument, "ParseInLocation": cause.Argument, "ParseDuration": cause.Argument, "LoadLocation": cause.Argument},
	"net":           {"ParseCIDR": cause.Argument, "ParseMAC": cause.Argument, "SplitHostPort": cause.Argument},
	"net/http":      {"ParseTime": cause.Argument, "NewRequest": cause.Foreign, "NewRequestWithContext": cause.Foreign},
	"math/big":      {"ParseFloat": cause.Argument},
	"html/template": {"Parse": cause.Foreign},
	"crypto/tls":    {"X509KeyPair": cause.Foreign},                                                                                // which is given both in memory
	"os":            {"ErrProcessDone": cause.Foreign, "Getwd": cause.Foreign, "Setenv": cause.Foreign, "Unsetenv": cause.Foreign}, // none of which names a path
	"path/filepath": {"Abs": cause.Foreign, "Glob": cause.Argument, "Match": cause.Argument},                                       // the working directory, and patterns

	"github.com/apache/pulsar-client-go/pulsar": {
		"CreateProducer": cause.Infrastructure, "CreateReader": cause.Infrastructure, "CreateTableView": cause.Infrastructure,
		"Subscribe": cause.Infrastructure, "TopicPartitions": cause.Infrastructure, // all of which ask the broker
	},
	"github.com/philippgille/chromem-go": {"QueryEmbedding": cause.Foreign},                                                                // which searches in memory
	"github.com/xuri/excelize/v2":        {"OpenFile": cause.Infrastructure, "Save": cause.Infrastructure, "SaveAs": cause.Infrastructure}, // of a file, by its name

	"golang.org/x/crypto/ssh":          {"NewClientConn": cause.Infrastructure, "NewServerConn": cause.Infrastructure, "NewSession": cause.Infrastructure}, // shake hands, and ask
	"k8s.io/client-go/tools/clientcmd": {"GetStartingConfig": cause.Infrastructure},                                                                        // reads files
}

// Classes says of which class the errors of packages are, by import path or, with a
// slash at the end, for all packages below.
var Classes = map[string]cause.Class{
	"context":                     cause.Context,
	"golang.org/x/sync/semaphore": cause.Context,
	"golang.org/x/time/rate":      cause.Context, // which waits, and says for how long

	"strconv":                                cause.Argument,
	"net/url":                                cause.Argument,
	"net/mail":                               cause.Argument,
	"net/netip":                              cause.Argument,
	"mime":                                   cause.Argument,
	"regexp":                                 cause.Argument,
	"regexp/syntax":                          cause.Argument,
	"path":                                   cause.Argument,
	"k8s.io/client-go/tools/cache":           cause.Foreign, // what informers have in memory
	"k8s.io/client-go/util/jsonpath":         cause.Argument,
	"encoding/json":                          cause.Argument,
	"encoding/base64":                        cause.Argument,
	"encoding/base32":                        cause.Argument,
	"encoding/hex":                           cause.Argument,
	"encoding/xml":                           cause.Argument,
	"encoding/csv":                           cause.Argument,
	"go/parser":                              cause.Argument,
	"unicode/utf8":                           cause.Argument,
	"github.com/google/uuid":                 cause.Argument,
	"github.com/gofrs/uuid":                  cause.Argument,
	"github.com/Masterminds/semver/v3":       cause.Argument,
	"github.com/blang/semver/v4":             cause.Argument,
	"gopkg.in/yaml.v2":                       cause.Argument,
	"gopkg.in/yaml.v3":                       cause.Argument,
	"sigs.k8s.io/yaml":                       cause.Argument,
	"github.com/goccy/go-yaml":               cause.Argument,
	"github.com/go-playground/validator/v10": cause.Argument,

	"bufio":               cause.Infrastructure,
	"crypto/tls":          cause.Infrastructure,
	"crypto/x509":         cause.Infrastructure,
	"database/sql":        cause.Infrastructure,
	"database/sql/driver": cause.Infrastructure,
	"io":                  cause.Infrastructure,
	"io/fs":               cause.Infrastructure,
	"io/ioutil":           cause.Infrastructure,
	"net":                 cause.Infrastructure,
	"net/http":            cause.Infrastructure,
	"net/http/httputil":   cause.Infrastructure,
	"net/rpc":             cause.Infrastructure,
	"net/smtp":            cause.Infrastructure,
	"net/textproto":       cause.Infrastructure,
	"os":                  cause.Infrastructure,
	"os/exec":             cause.Infrastructure,
	"os/user":             cause.Infrastructure,
	"path/filepath":       cause.Infrastructure,
	"plugin":              cause.Infrastructure,
	"syscall":             cause.Infrastructure,

	"cloud.google.com/go/":                             cause.Infrastructure,
	"github.com/Azure/azure-sdk-for-go/":               cause.Infrastructure,
	"github.com/ClickHouse/":                           cause.Infrastructure,
	"github.com/IBM/sarama":                            cause.Infrastructure,
	"github.com/aws/aws-sdk-go/":                       cause.Infrastructure,
	"github.com/aws/aws-sdk-go-v2/":                    cause.Infrastructure,
	"github.com/containerd/":                           cause.Infrastructure,
	"github.com/docker/docker/":                        cause.Infrastructure,
	"github.com/elastic/":                              cause.Infrastructure,
	"github.com/fsnotify/fsnotify":                     cause.Infrastructure,
	"github.com/go-git/":                               cause.Infrastructure,
	"github.com/go-redis/":                             cause.Infrastructure,
	"github.com/go-resty/":                             cause.Infrastructure,
	"github.com/go-sql-driver/":                        cause.Infrastructure,
	"github.com/gomodule/redigo/":                      cause.Infrastructure,
	"github.com/google/go-containerregistry/pkg/crane": cause.Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1":    cause.Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1/":   cause.Infrastructure,
	"github.com/google/go-github/":                     cause.Infrastructure,
	"github.com/gorilla/websocket":                     cause.Infrastructure,
	"github.com/hashicorp/consul/":                     cause.Infrastructure,
	"github.com/hashicorp/go-retryablehttp":            cause.Infrastructure,
	"github.com/hashicorp/go-tfe":                      cause.Infrastructure,
	"github.com/hashicorp/nomad/":                      cause.Infrastructure,
	"github.com/hashicorp/vault/":                      cause.Infrastructure,
	"github.com/jackc/":                                cause.Infrastructure,
	"github.com/jmoiron/sqlx":                          cause.Infrastructure,
	"github.com/lib/pq":                                cause.Infrastructure,
	"github.com/mattn/go-sqlite3":                      cause.Infrastructure,
	"github.com/minio/minio-go/":                       cause.Infrastructure,
	"github.com/moby/":                                 cause.Infrastructure,
	"github.com/nats-io/":                              cause.Infrastructure,
	"github.com/opensearch-project/":                   cause.Infrastructure,
	"github.com/pkg/sftp":                              cause.Infrastructure,
	"github.com/prometheus/client_golang/api/":         cause.Infrastructure,
	"github.com/redis/":                                cause.Infrastructure,
	"github.com/segmentio/kafka-go":                    cause.Infrastructure,
	"github.com/slack-go/slack":                        cause.Infrastructure,
	"github.com/spf13/afero":                           cause.Infrastructure,
	"github.com/valyala/fasthttp":                      cause.Infrastructure,
	"github.com/xanzy/go-gitlab":                       cause.Infrastructure,
	"go.etcd.io/":                                      cause.Infrastructure,
	"go.mongodb.org/":                                  cause.Infrastructure,
	"golang.org/x/crypto/ssh":                          cause.Infrastructure,
	"golang.org/x/crypto/ssh/":                         cause.Infrastructure,
	"golang.org/x/net/":                                cause.Infrastructure,
	"golang.org/x/oauth2":                              cause.Infrastructure,
	"google.golang.org/api/":                           cause.Infrastructure,
	"google.golang.org/grpc":                           cause.Infrastructure,
	"gorm.io/":                                         cause.Infrastructure,
	"helm.sh/helm/":                                    cause.Infrastructure,
	"k8s.io/api/":                                      cause.Infrastructure,
	"k8s.io/apimachinery/pkg/api/errors":               cause.Infrastructure,
	"k8s.io/apimachinery/pkg/api/meta":                 cause.Infrastructure, // whose mappers ask the cluster
	"k8s.io/apimachinery/pkg/util/httpstream/":         cause.Infrastructure,
	"k8s.io/apimachinery/pkg/util/net":                 cause.Infrastructure,
	"k8s.io/apimachinery/pkg/watch":                    cause.Infrastructure,
	"k8s.io/apimachinery/pkg/util/yaml":                cause.Infrastructure, // which reads streams
	"k8s.io/cli-runtime/pkg/genericclioptions":         cause.Infrastructure, // reads the file with the clusters
	"k8s.io/cli-runtime/pkg/resource":                  cause.Infrastructure,
	"k8s.io/client-go/":                                cause.Infrastructure,
	"k8s.io/metrics/":                                  cause.Infrastructure,
	"gitlab.com/gitlab-org/api/client-go":              cause.Infrastructure,
	"gitlab.com/gitlab-org/api/client-go/":             cause.Infrastructure,
	"modernc.org/sqlite":                               cause.Infrastructure,
	"resty.dev/":                                       cause.Infrastructure,
	"sigs.k8s.io/controller-runtime/":                  cause.Infrastructure,

	"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin": cause.Infrastructure,
}

// ClassOfPackage says of which class the errors of a package of another module
// are.
func ClassOfPackage(path string) cause.Class {
	if c, ok := Classes[path]; ok {
		return c
	}
	for prefix := path; ; {
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return cause.Foreign
		}
		prefix = prefix[:i]
		if c, ok := Classes[prefix+"/"]; ok {
			return c
		}
	}
}

// IsStandard reports whether a package is one of the standard library: the first
// element of the import paths of all others has a dot.
func IsStandard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// sendsRequest reports whether a method of a client is given a whole request to send, which
// has its context with it.
func sendsRequest(obj *types.Func) bool {
	sig := obj.Signature()
	return sig.Recv() != nil && sig.Params().Len() > 0 && words.Sends.MatchString(obj.Name()) && isRequest(sig.Params().At(0).Type())
}

// isRequest reports whether a type is that of whole requests: those of net/http, and those
// of the clients that go-swagger generates.
func isRequest(t types.Type) bool {
	named := program.NamedOf(t)
	return syntax.IsNamed(named, "net/http", "Request") || syntax.IsNamed(named, "github.com/go-openapi/runtime", "ClientOperation")
}

// BeginsWithContext reports whether the first parameter of a function is a context: it waits for something.
func BeginsWithContext(sig *types.Signature) bool {
	return sig.Params().Len() > 0 && IsContext(sig.Params().At(0).Type())
}

// Unwrapped returns the errors to which errors.Unwrap can lead.
func Unwrapped(failures []cause.Failure) []cause.Failure {
	var all []cause.Failure
	for _, f := range failures {
		if f.Class != cause.Plain {
			all = cause.Union(all, cause.Untraced())
		}
		for i, p := range f.Parts {
			if p.Role&cause.Kept == 0 {
				continue
			}
			inner := cause.Failure{Origin: p.Origin}
			for j, q := range f.Parts {
				if j != i {
					inner.Parts = append(inner.Parts, q)
				}
			}
			all = cause.Union(all, []cause.Failure{inner})
		}
	}
	return all
}
