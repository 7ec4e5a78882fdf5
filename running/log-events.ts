import { changeTold, mailTried, requestEnded } from './events.ts'
import type { Log } from './log.ts'

/** Of these there are too many to write each down, and a proxy before us mostly does. */
const MANY = new Set(['page', 'asset', 'file', 'card', 'storage', 'health'])

/** Writes what happens into the log, one line each. @returns stops */
export function logEvents(log: Log): () => void {
  const stops = [
    requestEnded.hear(({ kind, status, ms }) => {
      const level = status >= 500 ? 'warn' : MANY.has(kind) ? 'debug' : 'info'
      log({ level, message: 'request', kind, status, ms: Math.round(ms) })
    }),
    mailTried.hear((facts) =>
      log({ level: facts.outcome === 'sent' ? 'info' : 'warn', message: 'mail', ...facts }),
    ),
    changeTold.hear((facts) =>
      log({ level: facts.outcome === 'taken' ? 'info' : 'warn', message: 'publisher told', ...facts }),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}
