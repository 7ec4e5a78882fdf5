import type { WriteStream } from 'node:tty'
import type { Log } from '#running/log.ts'

type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

/** Says where a step is: at once on a terminal, now and then in a log. */
export type Say = (detail: string) => void

/** A log that says nothing for longer looks as if the command hung. */
const LOG_EVERY_MS = 30_000

const CLEAR_LINE = '\r\u001b[2K'

/**
 * Prints the progress of a command as steps: on a terminal one line that changes until the step is done, elsewhere
 * (CI, a log) one line when it is done, and one every half minute until then.
 *
 * @param clock milliseconds, from anywhen
 */
export function createSteps(output: Output = process.stdout, clock = () => performance.now()) {
  const show = (line: string) => {
    if (output.isTTY) output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1))
  }
  return {
    /** @param work returns the result to print beside the title, e.g. `412 pages, 3 changed` */
    async run(title: string, work: (say: Say) => Promise<string>): Promise<void> {
      const started = clock()
      let logged = started
      const say = (detail: string) => {
        const line = `… ${title} · ${detail}`
        show(line)
        if (output.isTTY || clock() - logged < LOG_EVERY_MS) return
        logged = clock()
        output.write(`${line}\n`)
      }
      show(`… ${title}`)
      try {
        const result = await work(say)
        if (output.isTTY) output.write(CLEAR_LINE)
        output.write(`✓ ${title}${result && ` · ${result}`} (${toSeconds(clock() - started)})\n`)
      } catch (error) {
        if (output.isTTY) output.write(CLEAR_LINE)
        output.write(`✗ ${title}\n`)
        throw error
      }
    },
    line(text = ''): void {
      // A step may be under way.
      if (output.isTTY) output.write(CLEAR_LINE)
      output.write(`${text}\n`)
    },
  }
}
export type Steps = ReturnType<typeof createSteps>

/** Nobody watches: only the work is done. */
export function quietSteps(): Steps {
  return { run: async (_, work) => void (await work(() => {})), line: () => {} }
}

/** The same for a log: an entry when a step is done, one for each line. */
export function createLoggedSteps(log: Log): Steps {
  return {
    async run(title, work) {
      const started = performance.now()
      const result = await work(() => {})
      log({ message: title, result, ms: Math.round(performance.now() - started) })
    },
    line(text = '') {
      if (text.trim()) log({ message: text.trim() })
    },
  }
}

function toSeconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
