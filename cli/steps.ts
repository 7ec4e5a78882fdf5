import type { WriteStream } from 'node:tty'

type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

/** Says where a step is; only seen on a terminal. */
export type Say = (detail: string) => void

const CLEAR_LINE = '\r\u001b[2K'

/**
 * Prints the progress of a command as steps: on a terminal one line that changes until the step is done, elsewhere
 * (CI, a log) one line when it is done.
 */
export function createSteps(output: Output = process.stdout) {
  const show = (line: string) => {
    if (output.isTTY) output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1))
  }
  return {
    /** @param work returns the result to print beside the title, e.g. `412 pages, 3 changed` */
    async run(title: string, work: (say: Say) => Promise<string>): Promise<void> {
      const started = performance.now()
      show(`… ${title}`)
      try {
        const result = await work((detail) => show(`… ${title} · ${detail}`))
        if (output.isTTY) output.write(CLEAR_LINE)
        output.write(`✓ ${title}${result && ` · ${result}`} (${toSeconds(performance.now() - started)})\n`)
      } catch (error) {
        if (output.isTTY) output.write(CLEAR_LINE)
        output.write(`✗ ${title}\n`)
        throw error
      }
    },
    line(text = ''): void {
      output.write(`${text}\n`)
    },
  }
}
export type Steps = ReturnType<typeof createSteps>

function toSeconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
