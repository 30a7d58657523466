package sarif

// Tool is what made a run.
type Tool struct {
	Driver ToolComponent `json:"driver"`
}

// ToolComponent is a program, with its rules, or a taxonomy, with its taxa.
type ToolComponent struct {
	Name                string                   `json:"name"`
	Organization        string                   `json:"organization,omitempty"`
	Version             string                   `json:"version,omitempty"`
	SemanticVersion     string                   `json:"semanticVersion,omitempty"`
	InformationURI      string                   `json:"informationUri,omitempty"`
	ShortDescription    *Message                 `json:"shortDescription,omitempty"`
	Rules               []Descriptor             `json:"rules,omitempty"`
	Notifications       []Descriptor             `json:"notifications,omitempty"`
	Taxa                []Descriptor             `json:"taxa,omitempty"`
	SupportedTaxonomies []ToolComponentReference `json:"supportedTaxonomies,omitempty"`
}

// Descriptor describes a rule, a kind of notifications or an entry of a taxonomy.
type Descriptor struct {
	ID                   string         `json:"id"`
	Name                 string         `json:"name,omitempty"`
	ShortDescription     *Message       `json:"shortDescription,omitempty"`
	FullDescription      *Message       `json:"fullDescription,omitempty"`
	HelpURI              string         `json:"helpUri,omitempty"`
	Help                 *Message       `json:"help,omitempty"`
	DefaultConfiguration *Configuration `json:"defaultConfiguration,omitempty"`
	Relationships        []Relationship `json:"relationships,omitempty"`
	Properties           Properties     `json:"properties,omitempty"`
}

// Configuration says how a rule is set.
type Configuration struct {
	Enabled bool   `json:"enabled"`
	Level   string `json:"level"`
}

// Relationship says what a rule has to do with an entry of a taxonomy.
type Relationship struct {
	Target DescriptorReference `json:"target"`
	Kinds  []string            `json:"kinds"`
}

// DescriptorReference names a descriptor.
type DescriptorReference struct {
	ID            string                  `json:"id"`
	Index         *int                    `json:"index,omitempty"`
	ToolComponent *ToolComponentReference `json:"toolComponent,omitempty"`
}

// ToolComponentReference names a component.
type ToolComponentReference struct {
	Name  string `json:"name"`
	Index *int   `json:"index,omitempty"`
}
