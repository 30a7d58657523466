package errflow

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"
)

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
