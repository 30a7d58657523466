package errflow

import (
	"go/types"
	"regexp"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// foreign returns what is known of a result of a function of another module.
func (e *evaluator) foreign(obj *types.Func, s callSite, index int) outcome {
	results := obj.Signature().Results()
	if index >= results.Len() || !isErrorType(results.At(index).Type()) {
		return outcome{}
	}
	if body := bodyIn(s.arg(0)); body != nil && e.flow.isUsedUp(body) {
		return outcome{failures: unknown()} // it says that the body is closed
	}
	o := Origin{Class: classOfFunction(obj), Name: fullName(obj), Pos: s.pos, at: s.pos}
	if o.Class == Argument && !e.speaksOfArguments(obj, s) || o.Class == Infrastructure && (codesInMemory(obj, s) || isMadeOfMemory(obj, s)) {
		o.Class = Foreign
	}
	o.Holds = e.contentOf(o, s)
	o = e.addressed(o, s.args)
	if o.Class == Foreign && e.handsOutError(obj, s) {
		o.Class = Infrastructure
	}
	all := []Failure{{Origin: o, Parts: codeOfCall(s), when: e.flow.encodedParameter(obj, s)}}
	for _, arg := range s.args {
		if callback(arg) {
			all = union(all, known(e.calling(arg, s)))
		}
	}
	return outcome{failures: all}
}

// known returns the failures of which something is known.
func known(failures []Failure) []Failure {
	var list []Failure
	for _, f := range failures {
		if f.Class != Unknown {
			list = append(list, f)
		}
	}
	return list
}

// callback reports whether a value is a function that can fail.
func callback(v ssa.Value) bool {
	if v == nil {
		return false
	}
	sig, ok := v.Type().Underlying().(*types.Signature)
	if !ok || sig.Results().Len() == 0 {
		return false
	}
	return isErrorType(sig.Results().At(sig.Results().Len() - 1).Type())
}

// speaksOfArguments reports whether a function that decodes what it is given is
// given something of the caller's, and not what a service has answered.
func (e *evaluator) speaksOfArguments(obj *types.Func, s callSite) bool {
	if !strings.HasPrefix(obj.Pkg().Path(), "encoding/") {
		return true
	}
	for _, arg := range s.args {
		if arg == nil {
			continue
		}
		for _, o := range e.shown(arg).text {
			if o.Class != Parameter && o.Class != Argument {
				return false
			}
		}
	}
	return true
}

// classOfFunction says what kind of errors a function of another module returns.
func classOfFunction(obj *types.Func) Class {
	path := obj.Pkg().Path()
	class := classOfPackage(path)
	if class == Argument && strings.HasPrefix(obj.Name(), "Marshal") {
		return Foreign // it speaks of what the program encodes
	}
	if rows, ok := exceptions[path]; ok {
		if c, ok := rows[obj.Name()]; ok {
			return c
		}
	}
	switch {
	case isStandard(path):
		if class == Infrastructure && isCodec(obj) {
			return Foreign
		}
	case strings.HasPrefix(obj.Name(), "NewRequest"):
		return Foreign
	case class == Foreign && (takesContext(obj) && !decodes(obj) || sendsRequest(obj)):
		return Infrastructure // it waits for something outside the process
	case class == Infrastructure && !takesContext(obj) && inMemory(obj):
		return Foreign
	}
	return class
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

// opens is what the names of functions have that read a file or an address first.
var opens = regexp.MustCompile(`(File|FS|Dir|URL|URI)s?([A-Z]|$)`)

// exceptions are functions whose errors are of another class than those of their
// package.
var exceptions = map[string]map[string]Class{
	"context":       {"Cause": Context},
	"time":          {"Parse": Argument, "ParseInLocation": Argument, "ParseDuration": Argument, "LoadLocation": Argument},
	"net":           {"ParseCIDR": Argument, "ParseMAC": Argument, "SplitHostPort": Argument},
	"net/http":      {"ParseTime": Argument, "NewRequest": Foreign, "NewRequestWithContext": Foreign},
	"math/big":      {"ParseFloat": Argument},
	"html/template": {"Parse": Foreign},
	"crypto/tls":    {"X509KeyPair": Foreign},                                                              // which is given both in memory
	"os":            {"ErrProcessDone": Foreign, "Getwd": Foreign, "Setenv": Foreign, "Unsetenv": Foreign}, // none of which names a path
	"path/filepath": {"Abs": Foreign, "Glob": Argument, "Match": Argument},                                 // the working directory, and patterns

	"github.com/apache/pulsar-client-go/pulsar": {
		"CreateProducer": Infrastructure, "CreateReader": Infrastructure, "CreateTableView": Infrastructure,
		"Subscribe": Infrastructure, "TopicPartitions": Infrastructure, // all of which ask the broker
	},
	"github.com/philippgille/chromem-go": {"QueryEmbedding": Foreign},                                                    // which searches in memory
	"github.com/xuri/excelize/v2":        {"OpenFile": Infrastructure, "Save": Infrastructure, "SaveAs": Infrastructure}, // of a file, by its name

	"golang.org/x/crypto/ssh":          {"NewClientConn": Infrastructure, "NewServerConn": Infrastructure, "NewSession": Infrastructure}, // shake hands, and ask
	"k8s.io/client-go/tools/clientcmd": {"GetStartingConfig": Infrastructure},                                                            // reads files
}

// classes says of which class the errors of packages are, by import path or, with a
// slash at the end, for all packages below.
var classes = map[string]Class{
	"context":                     Context,
	"golang.org/x/sync/semaphore": Context,
	"golang.org/x/time/rate":      Context, // which waits, and says for how long

	"strconv":                                Argument,
	"net/url":                                Argument,
	"net/mail":                               Argument,
	"net/netip":                              Argument,
	"mime":                                   Argument,
	"regexp":                                 Argument,
	"regexp/syntax":                          Argument,
	"path":                                   Argument,
	"k8s.io/client-go/tools/cache":           Foreign, // what informers have in memory
	"k8s.io/client-go/util/jsonpath":         Argument,
	"encoding/json":                          Argument,
	"encoding/base64":                        Argument,
	"encoding/base32":                        Argument,
	"encoding/hex":                           Argument,
	"encoding/xml":                           Argument,
	"encoding/csv":                           Argument,
	"go/parser":                              Argument,
	"unicode/utf8":                           Argument,
	"github.com/google/uuid":                 Argument,
	"github.com/gofrs/uuid":                  Argument,
	"github.com/Masterminds/semver/v3":       Argument,
	"github.com/blang/semver/v4":             Argument,
	"gopkg.in/yaml.v2":                       Argument,
	"gopkg.in/yaml.v3":                       Argument,
	"sigs.k8s.io/yaml":                       Argument,
	"github.com/goccy/go-yaml":               Argument,
	"github.com/go-playground/validator/v10": Argument,

	"bufio":               Infrastructure,
	"crypto/tls":          Infrastructure,
	"crypto/x509":         Infrastructure,
	"database/sql":        Infrastructure,
	"database/sql/driver": Infrastructure,
	"io":                  Infrastructure,
	"io/fs":               Infrastructure,
	"io/ioutil":           Infrastructure,
	"net":                 Infrastructure,
	"net/http":            Infrastructure,
	"net/http/httputil":   Infrastructure,
	"net/rpc":             Infrastructure,
	"net/smtp":            Infrastructure,
	"net/textproto":       Infrastructure,
	"os":                  Infrastructure,
	"os/exec":             Infrastructure,
	"os/user":             Infrastructure,
	"path/filepath":       Infrastructure,
	"plugin":              Infrastructure,
	"syscall":             Infrastructure,

	"cloud.google.com/go/":                             Infrastructure,
	"github.com/Azure/azure-sdk-for-go/":               Infrastructure,
	"github.com/ClickHouse/":                           Infrastructure,
	"github.com/IBM/sarama":                            Infrastructure,
	"github.com/aws/aws-sdk-go/":                       Infrastructure,
	"github.com/aws/aws-sdk-go-v2/":                    Infrastructure,
	"github.com/containerd/":                           Infrastructure,
	"github.com/docker/docker/":                        Infrastructure,
	"github.com/elastic/":                              Infrastructure,
	"github.com/fsnotify/fsnotify":                     Infrastructure,
	"github.com/go-git/":                               Infrastructure,
	"github.com/go-redis/":                             Infrastructure,
	"github.com/go-resty/":                             Infrastructure,
	"github.com/go-sql-driver/":                        Infrastructure,
	"github.com/gomodule/redigo/":                      Infrastructure,
	"github.com/google/go-containerregistry/pkg/crane": Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1":    Infrastructure,
	"github.com/google/go-containerregistry/pkg/v1/":   Infrastructure,
	"github.com/google/go-github/":                     Infrastructure,
	"github.com/gorilla/websocket":                     Infrastructure,
	"github.com/hashicorp/consul/":                     Infrastructure,
	"github.com/hashicorp/go-retryablehttp":            Infrastructure,
	"github.com/hashicorp/go-tfe":                      Infrastructure,
	"github.com/hashicorp/nomad/":                      Infrastructure,
	"github.com/hashicorp/vault/":                      Infrastructure,
	"github.com/jackc/":                                Infrastructure,
	"github.com/jmoiron/sqlx":                          Infrastructure,
	"github.com/lib/pq":                                Infrastructure,
	"github.com/mattn/go-sqlite3":                      Infrastructure,
	"github.com/minio/minio-go/":                       Infrastructure,
	"github.com/moby/":                                 Infrastructure,
	"github.com/nats-io/":                              Infrastructure,
	"github.com/opensearch-project/":                   Infrastructure,
	"github.com/pkg/sftp":                              Infrastructure,
	"github.com/prometheus/client_golang/api/":         Infrastructure,
	"github.com/redis/":                                Infrastructure,
	"github.com/segmentio/kafka-go":                    Infrastructure,
	"github.com/slack-go/slack":                        Infrastructure,
	"github.com/spf13/afero":                           Infrastructure,
	"github.com/valyala/fasthttp":                      Infrastructure,
	"github.com/xanzy/go-gitlab":                       Infrastructure,
	"go.etcd.io/":                                      Infrastructure,
	"go.mongodb.org/":                                  Infrastructure,
	"golang.org/x/crypto/ssh":                          Infrastructure,
	"golang.org/x/crypto/ssh/":                         Infrastructure,
	"golang.org/x/net/":                                Infrastructure,
	"golang.org/x/oauth2":                              Infrastructure,
	"google.golang.org/api/":                           Infrastructure,
	"google.golang.org/grpc":                           Infrastructure,
	"gorm.io/":                                         Infrastructure,
	"helm.sh/helm/":                                    Infrastructure,
	"k8s.io/api/":                                      Infrastructure,
	"k8s.io/apimachinery/pkg/api/errors":               Infrastructure,
	"k8s.io/apimachinery/pkg/api/meta":                 Infrastructure, // whose mappers ask the cluster
	"k8s.io/apimachinery/pkg/util/httpstream/":         Infrastructure,
	"k8s.io/apimachinery/pkg/util/net":                 Infrastructure,
	"k8s.io/apimachinery/pkg/watch":                    Infrastructure,
	"k8s.io/apimachinery/pkg/util/yaml":                Infrastructure, // which reads streams
	"k8s.io/cli-runtime/pkg/genericclioptions":         Infrastructure, // reads the file with the clusters
	"k8s.io/cli-runtime/pkg/resource":                  Infrastructure,
	"k8s.io/client-go/":                                Infrastructure,
	"k8s.io/metrics/":                                  Infrastructure,
	"gitlab.com/gitlab-org/api/client-go":              Infrastructure,
	"gitlab.com/gitlab-org/api/client-go/":             Infrastructure,
	"modernc.org/sqlite":                               Infrastructure,
	"resty.dev/":                                       Infrastructure,
	"sigs.k8s.io/controller-runtime/":                  Infrastructure,

	"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin": Infrastructure,
}

// classOfPackage says of which class the errors of a package of another module
// are.
func classOfPackage(path string) Class {
	if class, ok := classes[path]; ok {
		return class
	}
	for prefix := path; ; {
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return Foreign
		}
		prefix = prefix[:i]
		if class, ok := classes[prefix+"/"]; ok {
			return class
		}
	}
}

// isStandard reports whether a package is one of the standard library: the first
// element of the import paths of all others has a dot.
func isStandard(path string) bool {
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
	return params.Len() > 0 && isContext(params.At(0).Type())
}
