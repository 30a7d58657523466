// Package taxonomytest tests servers that use package taxonomy: that nothing
// internal reaches the agent ([Leaks], [Reveals], [AgentViews]), that every
// declared failure arrives ([RunWireTests]), that an adapter translates errors
// correctly ([RunAdapterMatrix]), and that any error gets a code
// ([CheckClassified]).
package taxonomytest
