// Package libs says what library functions do with errors and text: the class of their errors, the text
// that they make, where they write it, and which of them never fail. (*http.Client).Do returns
// infrastructure errors, fmt.Sprintf makes text from its arguments, errors.Join keeps all its errors,
// and a write to a strings.Builder never fails.
//
// Most of it is tables. Without a row, types and names decide, and the result says so: a function of
// another module that takes a context does I/O; one that takes and returns only values does not.
//
// Read classes.go; names.go; makers.go, writers.go and verbs.go, about text; then the rest.
package libs

import (
	"go/types"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// Known returns the failures of which something is known.
func Known(failures []cause.Failure) []cause.Failure {
	var list []cause.Failure
	for _, f := range failures {
		if f.Class != class.Unknown {
			list = append(list, f)
		}
	}
	return list
}

// ClassOf says what kind of errors a function of another module returns.
func ClassOf(obj *types.Func) class.Class {
	path := obj.Pkg().Path()
	usual := ClassOfPackage(path)
	if usual == class.Argument && strings.HasPrefix(obj.Name(), "Marshal") {
		return class.Foreign // it speaks of what the program encodes
	}
	if rows, ok := Exceptions[path]; ok {
		if c, ok := rows[obj.Name()]; ok {
			return c
		}
	}
	switch {
	case IsStandard(path):
		if usual == class.Infrastructure && isCodec(obj) {
			return class.Foreign
		}
	case strings.HasPrefix(obj.Name(), "NewRequest"):
		return class.Foreign
	case usual == class.Foreign && (takesContext(obj) && !decodes(obj) || sendsRequest(obj)):
		return class.Infrastructure // it waits for something outside the process
	case usual == class.Infrastructure && !takesContext(obj) && inMemory(obj):
		return class.Foreign
	}
	return usual
}

// inMemory reports whether a function or method of a client library only makes or
// reads something in memory, as far as its name tells: constructors, which look at
// their options, conversions and accessors.
func inMemory(obj *types.Func) bool {
	name, sig := obj.Name(), obj.Signature()
	return strings.HasPrefix(name, "New") || strings.HasPrefix(name, "Parse") ||
		strings.HasPrefix(name, "From") && sig.Recv() == nil || converts(obj) || isCodec(obj) ||
		strings.HasPrefix(name, "Get") && sig.Recv() != nil && sig.Params().Len() == 0
}

// decodes reports whether a function that takes a context only works on what it is given,
// as far as its name and its type tell: parsers, decoders and their inverses, and checks.
// A check with a result besides the error has an answer of somebody else.
func decodes(obj *types.Func) bool {
	name, sig := obj.Name(), obj.Signature()
	if rpcCode(sig) != "" || opens.MatchString(name) {
		return false
	}
	return strings.HasPrefix(name, "Parse") || strings.HasPrefix(name, "Decode") ||
		strings.HasPrefix(name, "Marshal") || strings.HasPrefix(name, "Unmarshal") ||
		strings.HasPrefix(name, "Validate") && sig.Results().Len() == 1
}

// Exceptions are functions whose errors are of another class than those of their
// package.
var Exceptions = map[string]map[string]class.Class{
	"context":       {"Cause": class.Context},
	"time":          {"Parse": class.Argument, "ParseInLocation": class.Argument, "ParseDuration": class.Argument, "LoadLocation": class.Argument},
	"net":           {"ParseCIDR": class.Argument, "ParseMAC": class.Argument, "SplitHostPort": class.Argument},
	"net/http":      {"ParseTime": class.Argument, "NewRequest": class.Foreign, "NewRequestWithContext": class.Foreign},
	"math/big":      {"ParseFloat": class.Argument},
	"html/template": {"Parse": class.Foreign},
	"crypto/tls":    {"X509KeyPair": class.Foreign},                                                                                // which is given both in memory
	"os":            {"ErrProcessDone": class.Foreign, "Getwd": class.Foreign, "Setenv": class.Foreign, "Unsetenv": class.Foreign}, // none of which names a path
	"path/filepath": {"Abs": class.Foreign, "Glob": class.Argument, "Match": class.Argument},                                       // the working directory, and patterns

	"github.com/apache/pulsar-client-go/pulsar": {
		"CreateProducer": class.Infrastructure, "CreateReader": class.Infrastructure, "CreateTableView": class.Infrastructure,
		"Subscribe": class.Infrastructure, "TopicPartitions": class.Infrastructure, // all of which ask the broker
	},
	"github.com/philippgille/chromem-go": {"QueryEmbedding": class.Foreign},                                                                // which searches in memory
	"github.com/xuri/excelize/v2":        {"OpenFile": class.Infrastructure, "Save": class.Infrastructure, "SaveAs": class.Infrastructure}, // of a file, by its name

	"golang.org/x/crypto/ssh":          {"NewClientConn": class.Infrastructure, "NewServerConn": class.Infrastructure, "NewSession": class.Infrastructure}, // shake hands, and ask
	"k8s.io/client-go/tools/clientcmd": {"GetStartingConfig": class.Infrastructure},                                                                        // reads files
}

// Classes says of which class the errors of packages are, by import path or, with a
// slash at the end, for all packages below.
var Classes = map[string]class.Class{
	"context":                     class.Context,
	"golang.org/x/sync/semaphore": class.Context,
	"golang.org/x/time/rate":      class.Context, // which waits, and says for how long

	"strconv":                                class.Argument,
	"net/url":                                class.Argument,
	"net/mail":                               class.Argument,
	"net/netip":                              class.Argument,
	"mime":                                   class.Argument,
	"regexp":                                 class.Argument,
	"regexp/syntax":                          class.Argument,
	"path":                                   class.Argument,
	"k8s.io/client-go/tools/cache":           class.Foreign, // what informers have in memory
	"k8s.io/client-go/util/jsonpath":         class.Argument,
	"encoding/json":                          class.Argument,
	"encoding/base64":                        class.Argument,
	"encoding/base32":                        class.Argument,
	"encoding/hex":                           class.Argument,
	"encoding/xml":                           class.Argument,
	"encoding/csv":                           class.Argument,
	"go/parser":                              class.Argument,
	"unicode/utf8":                           class.Argument,
	"github.com/google/uuid":                 class.Argument,
	"github.com/gofrs/uuid":                  class.Argument,
	"github.com/Masterminds/semver/v3":       class.Argument,
	"github.com/blang/semver/v4":             class.Argument,
	"gopkg.in/yaml.v2":                       class.Argument,
	"gopkg.in/yaml.v3":                       class.Argument,
	"sigs.k8s.io/yaml":                       class.Argument,
	"github.com/goccy/go-yaml":               class.Argument,
	"github.com/go-playground/validator/v10": class.Argument,

	"bufio":               class.Infrastructure,
	"crypto/tls":          class.Infrastructure,
	"crypto/x509":         class.Infrastructure,
	"database/sql":        class.Infrastructure,
	"database/sql/driver": class.Infrastructure,
	"io":                  class.Infrastructure,
	"io/fs":               class.Infrastructure,
	"io/ioutil":           class.Infrastructure,
	"net":                 class.Infrastructure,
	"net/http":            class.Infrastructure,
	"net/http/httputil":   class.Infrastructure,
	"net/rpc":             class.Infrastructure,
	"net/smtp":            class.Infrastructure,
	"net/textproto":       class.Infrastructure,
	"os":                  class.Infrastructure,
	"os/exec":             class.Infrastructure,
	"os/user":             class.Infrastructure,
	"path/filepath":       class.Infrastructure,
	"plugin":              class.Infrastructure,
	"syscall":             class.Infrastructure,

	"cloud.google.com/go/":                             class.Infrastructure,
	"github.com/Azure/azure-sdk-for-go/":               class.Infrastructure,
	"github.com/ClickHouse/":                           class.Infrastructure,
	"github.com/IBM/sarama":                            class.Infrastructure,
	"github.com/aws/aws-sdk-go/":                       class.Infrastructure,
	"github.com/aws/aws-sdk-go-v2/":                    class.Infrastructure,
	"github.com/containerd/":                           class.Infrastructure,
	"github.com/docker/docker/":                        class.Infrastructure,
	"github.com/elastic/":                              class.Infrastructure,
	"github.com/fsnotify/fsnotify":                     class.Infrastructure,
	"github.com/go-git/":                               class.Infrastructure,
	"github.com/go-redis/":                             class.Infrastructure,
	"github.com/go-resty/":                             class.Infrastructure,
	"github.com/go-sql-driver/":                        class.Infrastructure,
	"github.com/gomodule/redigo/":                      class.Infrastructure,
	"github.com/google/go-containerregistry/pkg/crane": class.Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1":    class.Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1/":   class.Infrastructure,
	"github.com/google/go-github/":                     class.Infrastructure,
	"github.com/gorilla/websocket":                     class.Infrastructure,
	"github.com/hashicorp/consul/":                     class.Infrastructure,
	"github.com/hashicorp/go-retryablehttp":            class.Infrastructure,
	"github.com/hashicorp/go-tfe":                      class.Infrastructure,
	"github.com/hashicorp/nomad/":                      class.Infrastructure,
	"github.com/hashicorp/vault/":                      class.Infrastructure,
	"github.com/jackc/":                                class.Infrastructure,
	"github.com/jmoiron/sqlx":                          class.Infrastructure,
	"github.com/lib/pq":                                class.Infrastructure,
	"github.com/mattn/go-sqlite3":                      class.Infrastructure,
	"github.com/minio/minio-go/":                       class.Infrastructure,
	"github.com/moby/":                                 class.Infrastructure,
	"github.com/nats-io/":                              class.Infrastructure,
	"github.com/opensearch-project/":                   class.Infrastructure,
	"github.com/pkg/sftp":                              class.Infrastructure,
	"github.com/prometheus/client_golang/api/":         class.Infrastructure,
	"github.com/redis/":                                class.Infrastructure,
	"github.com/segmentio/kafka-go":                    class.Infrastructure,
	"github.com/slack-go/slack":                        class.Infrastructure,
	"github.com/spf13/afero":                           class.Infrastructure,
	"github.com/valyala/fasthttp":                      class.Infrastructure,
	"github.com/xanzy/go-gitlab":                       class.Infrastructure,
	"go.etcd.io/":                                      class.Infrastructure,
	"go.mongodb.org/":                                  class.Infrastructure,
	"golang.org/x/crypto/ssh":                          class.Infrastructure,
	"golang.org/x/crypto/ssh/":                         class.Infrastructure,
	"golang.org/x/net/":                                class.Infrastructure,
	"golang.org/x/oauth2":                              class.Infrastructure,
	"google.golang.org/api/":                           class.Infrastructure,
	"google.golang.org/grpc":                           class.Infrastructure,
	"gorm.io/":                                         class.Infrastructure,
	"helm.sh/helm/":                                    class.Infrastructure,
	"k8s.io/api/":                                      class.Infrastructure,
	"k8s.io/apimachinery/pkg/api/errors":               class.Infrastructure,
	"k8s.io/apimachinery/pkg/api/meta":                 class.Infrastructure, // whose mappers ask the cluster
	"k8s.io/apimachinery/pkg/util/httpstream/":         class.Infrastructure,
	"k8s.io/apimachinery/pkg/util/net":                 class.Infrastructure,
	"k8s.io/apimachinery/pkg/watch":                    class.Infrastructure,
	"k8s.io/apimachinery/pkg/util/yaml":                class.Infrastructure, // which reads streams
	"k8s.io/cli-runtime/pkg/genericclioptions":         class.Infrastructure, // reads the file with the clusters
	"k8s.io/cli-runtime/pkg/resource":                  class.Infrastructure,
	"k8s.io/client-go/":                                class.Infrastructure,
	"k8s.io/metrics/":                                  class.Infrastructure,
	"gitlab.com/gitlab-org/api/client-go":              class.Infrastructure,
	"gitlab.com/gitlab-org/api/client-go/":             class.Infrastructure,
	"modernc.org/sqlite":                               class.Infrastructure,
	"resty.dev/":                                       class.Infrastructure,
	"sigs.k8s.io/controller-runtime/":                  class.Infrastructure,

	"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin": class.Infrastructure,
}

// ClassOfPackage says of which class the errors of a package of another module
// are.
func ClassOfPackage(path string) class.Class {
	if c, ok := Classes[path]; ok {
		return c
	}
	for prefix := path; ; {
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return class.Foreign
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

// sends is what methods are called that send a request.
var sends = regexp.MustCompile(`^(Do|Call|Send|Submit|Execute|Perform|RoundTrip)`)

// sendsRequest reports whether a method of a client is given a whole request to send, which
// has its context with it.
func sendsRequest(obj *types.Func) bool {
	sig := obj.Signature()
	return sig.Recv() != nil && sig.Params().Len() > 0 && sends.MatchString(obj.Name()) && isRequest(sig.Params().At(0).Type())
}

// isRequest reports whether a type is that of whole requests: those of net/http, and those
// of the clients that go-swagger generates.
func isRequest(t types.Type) bool {
	named := program.NamedOf(t)
	return api.IsNamed(named, "net/http", "Request") || api.IsNamed(named, "github.com/go-openapi/runtime", "ClientOperation")
}

func takesContext(obj *types.Func) bool {
	params := obj.Signature().Params()
	return params.Len() > 0 && IsContext(params.At(0).Type())
}

// opens is what the names of functions have that read a file or an address first.
var opens = regexp.MustCompile(`(File|FS|Dir|URL|URI)s?([A-Z]|$)`)

// Unwrapped returns the errors to which errors.Unwrap can lead.
func Unwrapped(failures []cause.Failure) []cause.Failure {
	var all []cause.Failure
	for _, f := range failures {
		if f.Class != class.Plain {
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
