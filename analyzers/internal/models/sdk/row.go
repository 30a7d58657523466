package sdk

// row is a row of a table that names a declaration.
type row interface {
	// declaration returns the name.
	declaration() string
	// versions returns the limits of the row.
	versions() Versions
}

func (v Versions) versions() Versions { return v }

func (r Registrar) declaration() string  { return r.Func }
func (r Field) declaration() string      { return r.Name }
func (r Builder) declaration() string    { return r.Func }
func (r Result) declaration() string     { return r.Type }
func (r Text) declaration() string       { return r.Type }
func (r ErrorType) declaration() string  { return r.Type }
func (r ErrorValue) declaration() string { return r.Name }
func (r Installer) declaration() string  { return r.Func }
func (r Wrapper) declaration() string    { return r.Func }
func (r Transport) declaration() string  { return r.Name }
func (r ClientCall) declaration() string { return r.Func }
func (r Access) declaration() string     { return r.Func }
func (r Arguments) declaration() string  { return r.Name }
func (r Name) declaration() string       { return r.Name }
