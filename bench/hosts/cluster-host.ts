import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { HostProcess } from './host-process.ts'
import type { Host } from './open-network.ts'
import { type Program, root } from './programs.ts'

const READY_MS = 5 * 60_000
const LOOK_EVERY_MS = 100
const ANSWERING_MS = 4_000

export interface ClusterHost {
  name: string
  address: string
  /** Starts its program. @throws {Error} with what it said when it ends or is not ready within five minutes */
  start(options?: { until?: 'ready' | 'started' }): Promise<void>
  /** Has it end in order, and waits for that. */
  stop(): Promise<void>
  /** It dies at once, whatever it does. */
  kill9(): Promise<void>
  cut(): Promise<void>
  rejoin(): Promise<void>
  /** By its own `/readyz`, asked from this machine. A host that is cut off is not. */
  isReady(): Promise<boolean>
  isRunning(): boolean
  /** What it said since the cluster was opened. */
  output(): string
}

export function createClusterHost(host: Host, program: Program, mounts: Record<string, string>): ClusterHost {
  const started: HostProcess[] = []
  const isRunning = () => {
    const child = started.at(-1)?.child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }
  const isReady = async () => isRunning() && (await answers(host.address, program.ready))
  const output = () => started.map((one) => one.output()).join('')
  return {
    name: host.name,
    address: host.address,
    isReady,
    isRunning,
    output,
    cut: host.cut,
    rejoin: host.rejoin,
    async start({ until = 'ready' } = {}) {
      if (isRunning()) throw new Error(`${host.name} runs already.`)
      const { command, args, env = {} } = program
      started.push(host.run(command, args, { env, cwd: root, mounts }))
      const ends = performance.now() + READY_MS
      while (until === 'ready' && !(await isReady())) {
        if (!isRunning() || performance.now() > ends)
          throw new Error(
            `${host.name} ${isRunning() ? 'is not ready' : 'ended'}:\n${output().slice(-4_000)}`,
          )
        await wait(LOOK_EVERY_MS)
      }
    },
    stop: async () => started.at(-1)?.kill(program.stop),
    kill9: async () => started.at(-1)?.kill('SIGKILL'),
  }
}

async function answers(address: string, { port, path }: Program['ready']): Promise<boolean> {
  if (path !== undefined)
    return fetch(`http://${address}:${port}${path}`, { signal: AbortSignal.timeout(ANSWERING_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: ANSWERING_MS })
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
