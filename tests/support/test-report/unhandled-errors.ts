import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError } from 'vitest/node'

export const UNHANDLED = 'test-results/unhandled.json'

/** Keeps errors that are no test's, e.g. that a worker was killed: vitest's JSON report has no place for them. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    mkdirSync(dirname(UNHANDLED), { recursive: true })
    writeFileSync(UNHANDLED, JSON.stringify(errors.map(toSentences)))
  }
}

/** @param file what the reporter of the same run has written */
export const readUnhandled = (file = UNHANDLED) => JSON.parse(readFileSync(file, 'utf8')) as string[]

function toSentences({ message, stack, cause }: SerializedError): string {
  const why = cause instanceof Object && 'message' in cause ? String(cause.message) : ''
  return [message, why, stack].filter(Boolean).join('\n')
}
