//go:build integration

package driver_test

// thorough is 1 where the tests have time, see the Makefile, and else 0.
const thorough = 1
