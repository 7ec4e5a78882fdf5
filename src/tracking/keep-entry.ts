// The only script of tracking on a page with a secret address, where nothing is counted and nobody is told of anything.
import { keepEntry, watchSession } from './watch-session.ts'

watchSession(keepEntry)
