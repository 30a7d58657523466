package errflow

import (
	"go/constant"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Content says what the text of an error of somebody else tells.
type Content int

// The contents.
const (
	// NamedContent is what the function that returned the error says by its name.
	NamedContent Content = iota
	// OtherContent is the text of an error of which nothing special is known.
	OtherContent
	// DatabaseContent is what databases and their drivers say: SQL, names of tables and columns,
	// addresses and users.
	DatabaseContent
	// TransportContent is what connections say: hosts, ports, certificates.
	TransportContent
	// AddressContent is a whole URL that holds a credential.
	AddressContent
	// FilesystemContent is a path of the server.
	FilesystemContent
	// ProcessContent is what a process writes.
	ProcessContent
	// SecretContent is a stack, or a request with its headers.
	SecretContent
	// CredentialContent is a credential, or the environment, in which there are some.
	CredentialContent
	// APIContent is what a service says on purpose to those who call it, which lets an agent
	// correct itself.
	APIContent
)

// String returns the content in lower case.
func (c Content) String() string {
	return [...]string{"named", "other", "database", "transport", "address", "filesystem", "process", "secret", "credential", "api"}[c]
}

// Content returns what the text of the origin tells: that of os.ReadFile a path, that of
// (*http.Client).Do an address.
func (o Origin) Content() Content {
	switch {
	case o.Holds != NamedContent:
		return o.Holds
	case o.Class == Sensitive:
		return texts[o.Name]
	case o.Class == Infrastructure && pathless[o.Name]:
		return OtherContent
	case o.Class == Infrastructure:
		return contentOfPackage(packageOf(o.Name))
	}
	return OtherContent
}

// packageOf returns the import path in the full name of a function, such as "database/sql" of
// "database/sql.(*DB).QueryContext".
func packageOf(name string) string {
	last := strings.LastIndexByte(name, '/') + 1
	if dot := strings.IndexByte(name[last:], '.'); dot >= 0 {
		return name[:last+dot]
	}
	return name
}

// pathless are functions of the file system whose errors name no path.
var pathless = map[string]bool{
	"os.UserHomeDir": true, "os.UserCacheDir": true, "os.UserConfigDir": true, "os.Hostname": true, "os.Executable": true,
	"os.Getwd": true, "os/user.Current": true, "os.Pipe": true, "io/ioutil.ReadAll": true,
}

// texts says what texts tell that are not those of errors.
var texts = map[string]Content{
	Stack:            SecretContent,
	secretOfRequest:  SecretContent,
	secretOfResponse: SecretContent,
	secretOfAll:      CredentialContent,
	secretOfOne:      CredentialContent,
	secretOfProcess:  ProcessContent,
	secretOfBody:     APIContent,
}

// contents says what the errors of packages tell, by import path or, with a slash at the end,
// for all packages below. What is not in it and waits for something outside of the process is
// the client of a service.
var contents = map[string]Content{
	"database/sql":                    DatabaseContent,
	"database/sql/driver":             DatabaseContent,
	"github.com/ClickHouse/":          DatabaseContent,
	"github.com/go-redis/":            DatabaseContent,
	"github.com/go-sql-driver/":       DatabaseContent,
	"github.com/gomodule/redigo/":     DatabaseContent,
	"github.com/jackc/":               DatabaseContent,
	"github.com/jmoiron/sqlx":         DatabaseContent,
	"github.com/lib/pq":               DatabaseContent,
	"github.com/mattn/go-sqlite3":     DatabaseContent,
	"github.com/redis/":               DatabaseContent,
	"go.mongodb.org/":                 DatabaseContent,
	"gorm.io/":                        DatabaseContent,
	"modernc.org/sqlite":              DatabaseContent,
	"github.com/neo4j/":               DatabaseContent,
	"github.com/gocql/gocql":          DatabaseContent,
	"github.com/uptrace/bun":          DatabaseContent,
	"github.com/snowflakedb/":         DatabaseContent,
	"github.com/microsoft/go-mssqldb": DatabaseContent,
	"github.com/denisenkom/":          DatabaseContent,

	"crypto/tls":                            TransportContent,
	"crypto/x509":                           TransportContent,
	"net":                                   TransportContent,
	"net/http":                              TransportContent,
	"net/http/httputil":                     TransportContent,
	"net/rpc":                               TransportContent,
	"net/smtp":                              TransportContent,
	"net/textproto":                         TransportContent,
	"github.com/gorilla/websocket":          TransportContent,
	"github.com/hashicorp/go-retryablehttp": TransportContent,
	"github.com/go-resty/":                  TransportContent,
	"resty.dev/":                            TransportContent,
	"github.com/valyala/fasthttp":           TransportContent,
	"golang.org/x/crypto/ssh":               TransportContent,
	"golang.org/x/crypto/ssh/":              TransportContent,
	"golang.org/x/net/":                     TransportContent,

	"os":                           FilesystemContent,
	"os/user":                      FilesystemContent,
	"io/fs":                        FilesystemContent,
	"io/ioutil":                    FilesystemContent,
	"path/filepath":                FilesystemContent,
	"plugin":                       FilesystemContent,
	"github.com/fsnotify/fsnotify": FilesystemContent,
	"github.com/pkg/sftp":          FilesystemContent,
	"github.com/spf13/afero":       FilesystemContent,

	"github.com/xuri/excelize/v2":      FilesystemContent,
	"k8s.io/client-go/tools/clientcmd": FilesystemContent,

	"bufio":            OtherContent, // what a stream says depends on what it is
	"go.etcd.io/bbolt": OtherContent, // in the process, without SQL
	"os/exec":          OtherContent, // "exit status 1"
	"io":               OtherContent,
	"syscall":          OtherContent,
}

// contentOfPackage says what the errors of a package of another module tell.
func contentOfPackage(path string) Content {
	if c, ok := contents[path]; ok {
		return c
	}
	for prefix := path; ; {
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return APIContent
		}
		prefix = prefix[:i]
		if c, ok := contents[prefix+"/"]; ok {
			return c
		}
	}
}

// contentOf returns what an error of a call tells, where the arguments say more than the name of
// the function.
func (e *evaluator) contentOf(o Origin, s callSite) Content {
	switch o.Content() {
	case FilesystemContent, DatabaseContent:
		if e.isOfGiven(s) {
			return OtherContent
		}
	case TransportContent:
		if showsAddress(o.Name) && slices.ContainsFunc(s.args, e.holdsCredential) {
			return AddressContent
		}
	}
	return NamedContent
}

// isOfGiven reports whether what a call works on is named by what the function was given, or by
// an argument of the agent: a path that it shows is no news to whoever gave it.
func (e *evaluator) isOfGiven(s callSite) bool {
	m := making{flow: e.flow, seen: make(map[ssa.Value]bool), is: func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.Parameter:
			receiver := v.Parent().Signature.Recv() != nil && v == v.Parent().Params[0]
			return !receiver && !isContext(v.Type())
		case *ssa.Call:
			_, _, reads := e.flow.Set.ArgumentAccess(calledObject(&v.Call))
			return reads
		}
		return false
	}}
	return slices.ContainsFunc(s.args, m.has)
}

// constantText returns the text that a value is, if it is a constant.
func constantText(v ssa.Value) (string, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}
