// Has a process of its own live by a clock that a test moves on: `NODE_OPTIONS=--import <this file>?ahead=<file>`. That file holds how
// far it is ahead, in milliseconds, and is read at SIGUSR2; long timers whose time has come by then run at once.
import { readFileSync } from 'node:fs'

/** Shorter ones are about the machine, not about the day. */
const LONG_MS = 30_000

const real = { setTimeout, clearTimeout, now: Date.now }
const file = new URL(import.meta.url).searchParams.get('ahead') ?? ''
const readAhead = () => Number(readFileSync(file, 'utf8'))
let ahead_ms = readAhead()
const now = () => real.now() + ahead_ms
const long = new Map<unknown, { due_ms: number; run: () => void }>()

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, made) as Date,
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)) as unknown,
})

globalThis.setTimeout = new Proxy(setTimeout, {
  apply(make, self, [work, pause_ms = 0, ...given]: [(...all: unknown[]) => void, number?, ...unknown[]]) {
    const run = () => {
      long.delete(timer)
      work(...given)
    }
    const timer: unknown = Reflect.apply(make, self, [run, pause_ms])
    if (pause_ms >= LONG_MS) long.set(timer, { due_ms: now() + pause_ms, run })
    return timer
  },
})

globalThis.clearTimeout = (timer) => {
  long.delete(timer)
  real.clearTimeout(timer)
}

process.on('SIGUSR2', () => {
  ahead_ms = readAhead()
  for (const [timer, { due_ms, run }] of long)
    if (due_ms <= now()) {
      globalThis.clearTimeout(timer as NodeJS.Timeout)
      run()
    }
})
