import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** What is kept of the words of a process: the last of them. */
const KEPT_CHARACTERS = 200_000

export interface RunOptions {
  /** Beside the variables of this process. */
  env?: Record<string, string>
  cwd?: string
  /** Folders that this host has for itself, by where it sees them. */
  mounts?: Record<string, string>
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
  { env, cwd, mounts = {} }: RunOptions = {},
): HostProcess {
  // `ip netns exec` gives it a view of the disk of its own, in which `mount` changes nothing for others.
  const mount = Object.entries(mounts).map(([where, folder]) => `mount --bind '${folder}' '${where}' && `)
  const child = spawn(
    'ip',
    ['netns', 'exec', namespace, 'sh', '-c', `${mount.join('')}exec "$@"`, 'sh', command, ...args],
    {
      env: { ...process.env, ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
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
      if (child.pid === undefined || hasEnded()) return
      const ended = once(child, 'exit')
      for (const pid of signal === 'SIGKILL' ? listFamily(child.pid) : [child.pid]) send(pid, signal)
      await ended
    },
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}

/** A process and all below it. */
function listFamily(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => listFamily(Number(child)))]
  } catch {
    return []
  }
}
