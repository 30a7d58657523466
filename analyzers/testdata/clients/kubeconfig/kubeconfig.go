// Package kubeconfig makes configurations out of files, and out of what is in memory.
package kubeconfig

import (
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/clientcmd/api"
)

func Made(config api.Config) (*rest.Config, error) { // want Made:`^fails\(-, foreign k8s.io/client-go/tools/clientcmd.ClientConfig.ClientConfig\)$`
	return clientcmd.NewNonInteractiveClientConfig(config, "", &clientcmd.ConfigOverrides{}, nil).ClientConfig()
}

func Loaded() (*rest.Config, error) { // want Loaded:`^fails\(-, infrastructure k8s.io/client-go/tools/clientcmd.ClientConfig.ClientConfig\)$`
	return clientcmd.NewNonInteractiveDeferredLoadingClientConfig(clientcmd.NewDefaultClientConfigLoadingRules(), nil).ClientConfig()
}
