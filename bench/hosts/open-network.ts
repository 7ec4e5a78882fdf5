import { mkdirSync, writeFileSync } from 'node:fs'
import { type HostProcess, runIn, type RunOptions } from './host-process.ts'
import { ip, requireNamespaces } from './ip-command.ts'
import { removeLeftOvers, removeNetwork, takeBridge } from './network-names.ts'

export interface Host {
  name: string
  address: string
  /** Starts a program there. Names of the other hosts lead to them. */
  run(command: string, args: string[], options?: RunOptions): HostProcess
  /** Pulls its cable: packets are lost both ways, nobody is told. */
  cut(): Promise<void>
  rejoin(): Promise<void>
}

export interface Network {
  /** This machine's own address in it. */
  address: string
  addHost(name: string): Promise<Host>
  /** Ends every process of its hosts and removes all of it. It happens by itself when this process ends. */
  close(): Promise<void>
}

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Several hosts on this machine: Linux network namespaces, each with an address of its own, on one bridge. They share disk and
 * cores. What an earlier run left is removed first.
 * @throws {Error} in one sentence where there are no namespaces, no root or no `ip`
 */
export async function openNetwork(): Promise<Network> {
  requireNamespaces()
  removeLeftOvers()
  const { bridge, subnet } = takeBridge()
  const remove = () => removeNetwork(bridge)
  // So that whatever else is to be removed at the end is removed then, too.
  const end = () => process.exit(1)
  process.on('exit', remove)
  for (const one of ENDINGS) process.on(one, end)
  const address = `${subnet}.1`
  ip('address', 'add', `${address}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')

  const hosts = new Map<string, string>()
  const toNamespace = (name: string) => `${bridge}-${name}`
  /** `ip netns exec` lays this file over /etc/hosts; it stays the same file, so programs that run see the new names. */
  const tellNames = () => {
    const lines = ['127.0.0.1 localhost', ...[...hosts].map(([name, at]) => `${at} ${name}`)]
    for (const name of hosts.keys())
      writeFileSync(`/etc/netns/${toNamespace(name)}/hosts`, `${lines.join('\n')}\n`)
  }

  return {
    address,
    async addHost(name) {
      if (!/^[a-z][a-z\d-]*$/.test(name)) throw new Error(`A host cannot be called «${name}».`)
      if (hosts.has(name)) throw new Error(`There is a host ${name} already.`)
      const number = hosts.size + 2
      const [namespace, cable, its] = [toNamespace(name), `${bridge}.${number}`, `${subnet}.${number}`]
      ip('netns', 'add', namespace)
      mkdirSync(`/etc/netns/${namespace}`, { recursive: true })
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      ip('link', 'set', cable, 'master', bridge, 'up')
      ip('-n', namespace, 'address', 'add', `${its}/24`, 'dev', 'eth0')
      for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up')
      hosts.set(name, its)
      tellNames()
      return {
        name,
        address: its,
        run: (command, args, options) => runIn(namespace, command, args, options),
        cut: async () => void ip('link', 'set', cable, 'nomaster'),
        rejoin: async () => void ip('link', 'set', cable, 'master', bridge),
      }
    },
    async close() {
      process.off('exit', remove)
      for (const one of ENDINGS) process.off(one, end)
      remove()
    },
  }
}
