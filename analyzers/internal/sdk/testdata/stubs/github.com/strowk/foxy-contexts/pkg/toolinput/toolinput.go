// Package toolinput declares what is used of the schemas of foxy-contexts v0.1.0-beta.6.
package toolinput

type (
	ToolInput interface {
		String(name string) (string, error)
		Number(name string) (float64, error)
	}
	ToolInputSchema interface {
		Validate(args map[string]interface{}) (ToolInput, error)
	}
	ToolInputSchemaOption func(*toolInputSchema)
	toolInputSchema       struct{}
)

func NewToolInputSchema(opts ...ToolInputSchemaOption) ToolInputSchema { return nil }

func WithString(name string, description string) ToolInputSchemaOption { return nil }

func WithRequiredString(name string, description string) ToolInputSchemaOption { return nil }
