package words

import (
	"strings"
)

// Content says what the text of a foreign error exposes.
type Content int

// The contents.
const (
	// ByName means that the name of the function decides.
	ByName Content = iota
	// Other is text that is not known to expose anything.
	Other
	// Database is text of databases and drivers: SQL, names of tables and columns,
	// addresses and users.
	Database
	// Transport is text about connections: hosts, ports, certificates.
	Transport
	// Address is a URL with a credential.
	Address
	// Filesystem is a path of the server.
	Filesystem
	// Process is output of a process.
	Process
	// Secret is a stack trace, or a request with its headers.
	Secret
	// Credential is a credential, or the environment.
	Credential
	// API is what a service says to its callers on purpose, which lets an agent
	// correct itself.
	API
	// Quoted is lines that a parser could not read, which may contain credentials.
	Quoted
	// Stated is what settings name as a secret.
	Stated
	// Sanitized is the result of a function that settings name as a sanitizer.
	Sanitized
)

// String returns the content in lower case.
func (c Content) String() string {
	return [...]string{"named", "other", "database", "transport", "address", "filesystem", "process", "secret", "credential", "api", "quoted", "stated", "sanitized"}[c]
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
	StackText:       Secret,
	RequestText:     Secret,
	ResponseText:    Secret,
	EnvironmentText: Credential,
	VariableText:    Credential,
	ProcessText:     Process,
	BodyText:        API,
}

// contentOfPackage returns the content of errors of a package of another module.
func contentOfPackage(path string) Content {
	if c, ok := contents[path]; ok {
		return c
	}
	for prefix := path; ; {
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return API
		}
		prefix = prefix[:i]
		if c, ok := contents[prefix+"/"]; ok {
			return c
		}
	}
}

// contents says what the errors of packages tell, by import path or, with a slash at the end,
// for all packages below. What is not in it and waits for something outside of the process is
// the client of a service.
var contents = map[string]Content{
	"database/sql":                    Database,
	"database/sql/driver":             Database,
	"github.com/ClickHouse/":          Database,
	"github.com/go-redis/":            Database,
	"github.com/go-sql-driver/":       Database,
	"github.com/gomodule/redigo/":     Database,
	"github.com/jackc/":               Database,
	"github.com/jmoiron/sqlx":         Database,
	"github.com/lib/pq":               Database,
	"github.com/mattn/go-sqlite3":     Database,
	"github.com/redis/":               Database,
	"go.mongodb.org/":                 Database,
	"gorm.io/":                        Database,
	"modernc.org/sqlite":              Database,
	"github.com/neo4j/":               Database,
	"github.com/gocql/gocql":          Database,
	"github.com/uptrace/bun":          Database,
	"github.com/snowflakedb/":         Database,
	"github.com/microsoft/go-mssqldb": Database,
	"github.com/denisenkom/":          Database,

	"crypto/tls":                            Transport,
	"crypto/x509":                           Transport,
	"net":                                   Transport,
	"net/http":                              Transport,
	"net/http/httputil":                     Transport,
	"net/rpc":                               Transport,
	"net/smtp":                              Transport,
	"net/textproto":                         Transport,
	"github.com/gorilla/websocket":          Transport,
	"github.com/hashicorp/go-retryablehttp": Transport,
	"github.com/go-resty/":                  Transport,
	"resty.dev/":                            Transport,
	"github.com/valyala/fasthttp":           Transport,
	"golang.org/x/crypto/ssh":               Transport,
	"golang.org/x/crypto/ssh/":              Transport,
	"golang.org/x/net/":                     Transport,

	"os":                           Filesystem,
	"os/user":                      Filesystem,
	"io/fs":                        Filesystem,
	"io/ioutil":                    Filesystem,
	"path/filepath":                Filesystem,
	"plugin":                       Filesystem,
	"github.com/fsnotify/fsnotify": Filesystem,
	"github.com/pkg/sftp":          Filesystem,
	"github.com/spf13/afero":       Filesystem,

	"github.com/xuri/excelize/v2":      Filesystem,
	"k8s.io/client-go/tools/clientcmd": Filesystem,

	"bufio":            Other, // what a stream says depends on what it is
	"go.etcd.io/bbolt": Other, // in the process, without SQL
	"os/exec":          Other, // "exit status 1"
	"io":               Other,
	"syscall":          Other,
}

// StackText is the name of the origin of a stack trace.
const StackText = "a stack trace"

// Texts that expose internals, as messages call them.
const (
	ProcessText     = "the output of a process"
	EnvironmentText = "the environment"
	VariableText    = "a credential out of the environment"
	RequestText     = "an HTTP request"
	ResponseText    = "an HTTP response"
	BodyText        = "the body of an HTTP response"
)

// ContentOfText returns the content of a text with one of the names above.
func ContentOfText(name string) Content { return texts[name] }

// ContentOfFunction returns the content of errors of an infrastructure function, by its full name, such as
// database/sql.(*DB).QueryContext.
func ContentOfFunction(name string) Content {
	if pathless[name] {
		return Other
	}
	return contentOfPackage(packageOf(name))
}
