import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { ip, tryIp } from './ip-command.ts'

/** `noren3` is a bridge, `noren3.7` its seventh cable, `noren3-api-1` a namespace. */
const BRIDGE = /^noren\d+$/
const NETWORKS = 256

interface Link {
  ifname: string
  ifalias?: string
}

/** A process by number and start: numbers come back, and a dead one whose parent has not asked for it keeps its own. */
function toOwner(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** Makes a bridge under a free name: the kernel gives a name once, so that two runs at once have a network each. */
export function takeBridge(): { bridge: string; subnet: string } {
  const taken = new Set(listBridges().map(({ ifname }) => ifname))
  for (let number = 0; number < NETWORKS; number += 1) {
    const bridge = `noren${number}`
    if (taken.has(bridge) || !isAdded(bridge)) continue
    ip('link', 'set', 'dev', bridge, 'alias', toOwner(process.pid)!)
    return { bridge, subnet: `10.77.${number}` }
  }
  throw new Error('All 256 networks are taken: `ip link` lists them, `ip link del noren0` removes one.')
}

/** Whether the name was free. */
function isAdded(bridge: string): boolean {
  try {
    ip('link', 'add', bridge, 'type', 'bridge', 'forward_delay', '0')
    return true
  } catch (error) {
    if (/exists/.test(String(error))) return false
    throw error
  }
}

const listBridges = () =>
  (JSON.parse(ip('-j', 'link', 'show', 'type', 'bridge') || '[]') as Link[]).filter(({ ifname }) =>
    BRIDGE.test(ifname),
  )

/** Removes networks whose process is gone, as after a kill. */
export function removeLeftOvers(): void {
  for (const { ifname, ifalias = '' } of listBridges())
    if (ifalias !== '' && toOwner(Number(ifalias.split(' ')[0])) !== ifalias) removeNetwork(ifname)
}

/** Ends what runs in a network's namespaces, and removes them, their cables, files and the bridge. */
export function removeNetwork(bridge: string): void {
  for (const namespace of listNamespaces(bridge)) {
    for (const pid of tryIp('netns', 'pids', namespace).split('\n').filter(Boolean)) kill(Number(pid))
    tryIp('netns', 'del', namespace)
    rmSync(`/etc/netns/${namespace}`, { recursive: true, force: true })
  }
  for (const cable of listCables(bridge)) tryIp('link', 'del', cable)
  tryIp('link', 'del', bridge)
}

const listNamespaces = (bridge: string) => {
  try {
    return readdirSync('/run/netns').filter((name) => name.startsWith(`${bridge}-`))
  } catch {
    return []
  }
}

/** A namespace goes some time after it was removed, and its cables with it. */
const listCables = (bridge: string) =>
  (JSON.parse(tryIp('-j', 'link', 'show', 'type', 'veth') || '[]') as Link[])
    .map(({ ifname }) => ifname)
    .filter((name) => name.startsWith(`${bridge}.`))

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone by itself.
  }
}
