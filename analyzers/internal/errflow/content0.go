package errflow

import (
	"strings"
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
