// The only tracking script on a page with a secret address, where nothing is counted and nothing is sent.
import { keepEntry, watchSession } from './watch-session.ts'

watchSession(keepEntry)
