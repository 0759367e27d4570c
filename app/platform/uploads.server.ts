/** Large uploads are taken in a few at a time, so that many at once cannot fill the memory. */
import { semaphore } from './semaphore.ts'

const CONCURRENT = 3
const WAITING = 30

const turns = semaphore(CONCURRENT, WAITING)

/** Waits for a turn; what is not read yet waits with the sender. Null when too many wait already. */
export const uploadTurn = () => turns.enter()
