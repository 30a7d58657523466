// Command nogo builds Bazel's nogo with the rules of mcperrlint, and runs it on the
// packages of modules as Bazel would, to test the rules without Bazel.
//
// The nogo is the real one: its main package is generated and compiled from the sources
// of rules_go. This command does what Bazel does around it: which action runs when and
// with which files.
//
//	nogo [-config file] [-deps path,path] [-times] directory...
package main
