// Package orm calls functions whose errors stand in a field of what they return.
package orm

import (
	"errors"
	"fmt"
	"os/exec"

	"gorm.io/gorm"
)

type user struct{ Name string }

func Chained(db *gorm.DB) error { // want Chained:`^fails\(infrastructure gorm\.io/gorm\.\(\*DB\)\.First\)$`
	return db.Where("name = ?", "x").First(&user{}).Error
}

func Variable(db *gorm.DB) error { // want Variable:`^fails\(plain fmt\.Errorf \[infrastructure gorm\.io/gorm\.\(\*DB\)\.Delete kept shown\]\)$`
	if result := db.Delete(&user{}); result.Error != nil {
		return fmt.Errorf("delete: %w", result.Error)
	}
	return nil
}

func Excluded(db *gorm.DB) error { // want Excluded:`^fails\(plain errors\.New\)$`
	result := db.First(&user{})
	if errors.Is(result.Error, gorm.ErrRecordNotFound) {
		return errors.New("no such user")
	}
	return nil
}

func OneOfTwo(db *gorm.DB, all bool) error { // want OneOfTwo:`^fails\(infrastructure gorm\.io/gorm\.\(\*DB\)\.Find \| infrastructure gorm\.io/gorm\.\(\*DB\)\.First\)$`
	var result *gorm.DB
	if all {
		result = db.Find(&[]user{})
	} else {
		result = db.First(&user{})
	}
	return result.Error
}

func NotOnPath() error { // want NotOnPath:`^fails\(infrastructure os/exec\.Command\)$`
	return exec.Command("tool").Err
}

func describe(cmd *exec.Cmd) error { return errors.New("failed at " + cmd.Path) }

func Described() error { return describe(exec.Command("tool")) } // want Described:`^fails\(plain errors\.New \[unknown shown\]\)$`
