import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, Vitest } from 'vitest/node'

/** Where they are kept, by the file of vitest's JSON report: beside it. */
export const toUnhandled = (report: string) => report.replace(/\.json$/, '-unhandled.json')

/** Keeps errors that are no test's, e.g. that a worker was killed: vitest's JSON report, which must be written too, has no place for them. */
export default class UnhandledErrors implements Reporter {
  #report = ''

  onInit({ config: { outputFile } }: Vitest): void {
    this.#report = (typeof outputFile === 'object' ? outputFile['json'] : outputFile) ?? ''
  }

  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    const file = toUnhandled(this.#report)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(errors.map(toSentences)))
  }
}

/** @param file what the reporter of the same run has written */
export const readUnhandled = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as string[]

function toSentences({ message, stack, cause }: SerializedError): string {
  const why = cause instanceof Object && 'message' in cause ? String(cause.message) : ''
  return [message, why, stack].filter(Boolean).join('\n')
}
