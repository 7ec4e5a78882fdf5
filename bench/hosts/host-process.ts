import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** What is kept of the words of a process: the last of them. */
const KEPT_CHARACTERS = 200_000

export interface RunOptions {
  /** Beside the variables of this process. */
  env?: Record<string, string>
  cwd?: string
}

export interface HostProcess {
  pid: number
  child: ChildProcess
  /** What it said so far, both ways. */
  output(): string
  /** Sends a signal and waits for the end. SIGKILL meets its children, too, as a power cut does. */
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program in a namespace; `ip` becomes the program, so that the number is the program's own. */
export function runIn(
  namespace: string,
  command: string,
  args: string[],
  { env, cwd }: RunOptions = {},
): HostProcess {
  const child = spawn('ip', ['netns', 'exec', namespace, command, ...args], {
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (said = (said + words).slice(-KEPT_CHARACTERS)))
  child.once('error', (error) => (said += String(error)))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    child,
    output: () => said,
    async kill(signal) {
      if (child.pid === undefined) return
      const ended = hasEnded() ? undefined : once(child, 'exit')
      try {
        process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
      } catch {
        // It ended by itself.
      }
      await ended
    },
  }
}
