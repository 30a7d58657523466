// Package equal returns texts that were compared before.
package equal

import (
	"fmt"
	"os"
)

var regions = []string{"east", "west"}

func region(name string) string {
	if given := os.Getenv("REGION_TOKEN"); given != "" {
		name = given
	}
	for _, known := range regions {
		if known == name {
			return name
		}
	}
	return regions[0]
}

func unless(name string) string {
	if given := os.Getenv("REGION_TOKEN"); given != name {
		return given
	}
	return name
}

// Listed shows one of a list.
func Listed() error { // want Listed:`^fails\(plain fmt\.Errorf\)$`
	return fmt.Errorf("no session in %s", region("east"))
}

// Other shows what is not equal to something.
func Other() error { // want Other:`^fails\(plain fmt\.Errorf \[sensitive a credential out of the environment shown\]\)$`
	return fmt.Errorf("no session in %s", unless("east"))
}
