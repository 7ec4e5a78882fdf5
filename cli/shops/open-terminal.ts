import { createInterface } from 'node:readline/promises'
import type { Ask } from './read-shop-input.ts'

/** Somebody to ask; undefined where input or output is no terminal. Questions go to stderr, so that stdout holds results. */
export function openTerminal(): { ask: Ask; close: () => void } | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const closed = new AbortController()
  // Ctrl-D, or a terminal that goes: nobody will answer any more.
  lines.once('close', () => closed.abort(new Error('Nothing was done.')))
  return {
    ask: (question) => lines.question(question, { signal: closed.signal }),
    close: () => lines.close(),
  }
}
