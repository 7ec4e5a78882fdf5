import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { sites } from '#tests/support/shop-address.ts'
import { type ClusterHost, createClusterHost } from './cluster-host.ts'
import { type Host, type Network, openNetwork } from './open-network.ts'
import { findPostgres, prepareDisks, requirePrograms } from './prepare-disks.ts'
import { bucket, type HostName, hostNames, type ProgramOptions, root, toPrograms } from './programs.ts'

/** Themes of the demo shops, and what okurimono replaces. */
const variants = [
  { theme: 'garage', site: null },
  { theme: 'wa', site: 'okurimono' },
  { theme: 'hojin', site: null },
]
const PUBLISHING_MS = 10 * 60_000
const LOOK_EVERY_MS = 500

export interface Cluster {
  hosts: Record<HostName, ClusterHost>
  network: Network
  /** The hosts without their programs, to run something there. */
  machines: Record<HostName, Host>
  /** Files of all hosts; nginx's are in `nginx/`. */
  folder: string
  /** What browsers reach: the shops by host name; and the APIs, for staff and programs. */
  shops: string
  staff: string
  /** Gets an address of a shop through nginx, or from one origin. */
  askShop(site: string, path: string, origin?: HostName): Promise<{ status: number; body: string }>
  close(): Promise<void>
}

export type ClusterOptions = Partial<
  Pick<ProgramOptions, 'shop_port' | 'cards_url' | 'api_env' | 'admin_token'>
> & {
  /** More variables of the APIs, once the network is there. */
  toApiEnv?: (network: Network) => Record<string, string>
  say?: (line: string) => void
}

/**
 * The demo shops on many hosts: PostgreSQL, Redis, an S3 (the tests' stand-in), two APIs, two origins that publish, four hosts that
 * render and nginx, each with its own address and disk. All run and the shops are published on return.
 */
export async function openCluster({
  shop_port = 4321,
  cards_url = 'http://localhost:4101',
  admin_token = randomBytes(18).toString('base64url'),
  api_env = {},
  toApiEnv = () => ({}),
  say = () => {},
}: ClusterOptions = {}): Promise<Cluster> {
  requirePrograms()
  const postgres_bin = findPostgres()
  for (const variant of variants) await buildBundle(variant)
  const network = await openNetwork()
  const folder = mkdtempSync(join(tmpdir(), 'noren-cluster-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', removeFolder)
  const close = async () => {
    await network.close()
    removeFolder()
  }
  try {
    const { toFolder, toMounts } = prepareDisks(folder, postgres_bin, shop_port)
    const programs = toPrograms({
      shop_port,
      cards_url,
      admin_token,
      api_env: { ...api_env, ...toApiEnv(network) },
      sites,
      hook_secret: `whsec_${randomBytes(32).toString('base64')}`,
      toFolder,
      postgres_bin,
    })
    const machines = {} as Record<HostName, Host>
    for (const name of hostNames) machines[name] = await network.addHost(name)
    const hosts = Object.fromEntries(
      hostNames.map((name) => [name, createClusterHost(machines[name], programs[name], toMounts(name))]),
    ) as Record<HostName, ClusterHost>
    const cluster: Cluster = {
      hosts,
      machines,
      network,
      folder,
      shops: `http://${hosts.nginx.address}`,
      staff: `http://${hosts.nginx.address}:4100`,
      askShop: (site, path, origin) =>
        askByName(`${site}.localhost`, {
          host: hosts[origin ?? 'nginx'].address,
          port: origin ? shop_port : 80,
          path,
        }),
      close,
    }
    await startAll(cluster, say)
    return cluster
  } catch (error) {
    await close()
    throw error
  }
}

async function startAll({ hosts, machines, askShop }: Cluster, say: (line: string) => void): Promise<void> {
  const start = async (...names: HostName[]) => {
    await Promise.all(names.map((name) => hosts[name].start()))
    say(`ready: ${names.join(', ')}`)
  }
  await start('postgres', 'redis', 's3', 'nginx')
  const admin = postgres(`postgres://noren@${hosts.postgres.address}:5432/postgres`, { max: 1 })
  await admin`create database noren`
  await admin.end()
  const making = machines['api-1'].run(process.execPath, ['deploy/make-bucket.ts'], {
    env: bucket,
    cwd: root,
  })
  const [code] = (await once(making.child, 'close')) as [number]
  if (code !== 0) throw new Error(making.output())
  // The first one makes the shops.
  await start('api-1')
  await start('api-2')
  await start('origin-1', 'origin-2', 'renderer-1', 'renderer-2', 'renderer-3', 'renderer-4')
  const ends = performance.now() + PUBLISHING_MS
  for (const site of sites)
    for (const origin of ['origin-1', 'origin-2'] as const)
      while ((await askShop(site, '/login/', origin)).status !== 200) {
        if (performance.now() > ends) throw new Error(`${site} was not published:\n${hosts[origin].output()}`)
        await wait(LOOK_EVERY_MS)
      }
  say('all shops are published')
}

/** `fetch` lets nobody say by which name a host is asked. */
function askByName(name: string, where: RequestOptions): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ ...where, headers: { host: name } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    }).on('error', reject)
  })
}
