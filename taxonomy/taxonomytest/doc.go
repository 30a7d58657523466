// Package taxonomytest helps to test servers that use package taxonomy: that
// nothing internal reaches the agent ([Leaks], [Reveals], [AgentViews]), that
// every declared failure arrives ([RunWireTests]), that an adapter answers as
// it should ([RunAdapterMatrix]), and that any error gets a code
// ([CheckClassified]).
package taxonomytest
