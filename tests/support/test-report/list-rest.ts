import { stripVTControlCharacters } from 'node:util'
import type { TestReport } from './test-report.ts'

/** Enough for what a browser tried: the cause is in the last lines of its log. */
const LINES_SHOWN = 24

/** Who keeps only the end of the output still reads which tests did not pass, and why. */
export function listRest(rest: TestReport['rest']): string {
  return rest
    .map(({ name, state, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
      return [`${state}: ${name}`, ...lines.slice(0, LINES_SHOWN).map((line) => `    ${line}`), ''].join('\n')
    })
    .join('')
}
