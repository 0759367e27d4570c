/** After each install: stops where the Node that was installed is not the expected one, or where there is none. */
import { projectNode } from './node-binary.mjs'

projectNode()
