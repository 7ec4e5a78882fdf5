import { fileURLToPath } from 'node:url'
import { findFreePort } from '#tests/support/find-free-port.ts'

const watcher = fileURLToPath(new URL('./watch-event-loop.ts', import.meta.url))

export interface Watched {
  /** Variables the process is started with, so that it is watched. */
  env: { NODE_OPTIONS: string }
  /** For how long its event loop was longest kept since this was last asked, in milliseconds. */
  readLongest: () => Promise<number>
}

/** Prepares to watch the event loop of a Node process that is started next. Its code knows nothing of it. */
export async function watchProcess(): Promise<Watched> {
  const port = await findFreePort()
  const { href } = Object.assign(new URL(`file://${watcher}`), { search: `?port=${port}` })
  return {
    env: { NODE_OPTIONS: `--import=${href}` },
    async readLongest() {
      const answer = await fetch(`http://127.0.0.1:${port}/`)
      return ((await answer.json()) as { longest_ms: number }).longest_ms
    },
  }
}
