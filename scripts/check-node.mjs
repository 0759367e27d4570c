/** Runs after each install: fails unless the installed Node is the expected one. */
import { projectNode } from './node-binary.mjs'

projectNode()
