import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { StorePlace } from '#publisher/store/store-place.ts'

const script = fileURLToPath(new URL('publisher-process.ts', import.meta.url))

export interface PublisherProcess {
  /** Resolves when it has the store and is about to publish; undefined when it ended before. */
  begun: Promise<unknown>
  /** Once it has ended, by itself or not. */
  ended: Promise<{ code: number | null; stderr: string }>
  kill: () => void
  pid: number | undefined
  /** Tells it something and waits for what it says. */
  say: (word: string) => Promise<string>
}

/** @param limitKib no file may grow beyond it (`ulimit -f`): what a full disk does to a process, without a disk */
export function startPublisher(
  place: StorePlace,
  api: string,
  what: string,
  limitKib?: number,
): PublisherProcess {
  const command = [process.execPath, script, JSON.stringify(place), api, what]
  const child = limitKib
    ? spawn('bash', ['-c', `ulimit -f ${limitKib}; exec "$0" "$@"`, ...command], { stdio: 'pipe' })
    : spawn(process.execPath, command.slice(1), { stdio: 'pipe' })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const lines = createInterface(child.stdout)
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }))
  return {
    begun: Promise.race([once(lines, 'line'), ended]),
    ended,
    kill: () => void child.kill('SIGKILL'),
    pid: child.pid,
    async say(word) {
      const answer = once(lines, 'line')
      child.stdin.write(`${word}\n`)
      return String((await answer)[0])
    },
  }
}
