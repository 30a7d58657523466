// Package app declares what is used of package app of foxy-contexts v0.1.0-beta.6.
package app

type Builder struct{}

func NewBuilder() *Builder { return nil }

func (f *Builder) WithTool(newTool any) *Builder { return f }

func (f *Builder) WithResource(newResource any) *Builder { return f }

func (f *Builder) WithResourceProvider(newResourceProvider any) *Builder { return f }

func (f *Builder) WithPrompt(newPrompt any) *Builder { return f }

func (f *Builder) Run() error { return nil }
