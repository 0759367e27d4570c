/** The script of pages that are kept and have none of their own; loaded at the first touch (OFFLINE-1). */
import { keepIfPossible } from './keep.ts'

keepIfPossible()
