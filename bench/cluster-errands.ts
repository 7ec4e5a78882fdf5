import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readPlaywrightReport } from '#tests/support/test-report/read-playwright-report.ts'
import type { TestReport } from '#tests/support/test-report/test-report.ts'
import { readApiPort, readShopPort, sites } from '#tests/support/shop-address.ts'
import { isOpen, manyShoppers, SHOP_DOOR, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { STAFF_TOKEN } from '#tests/support/staff-errands.ts'
import { openErrandsProvider, toLoginVariables } from '#tests/support/start-shop.ts'
import { openDoor } from './cluster-errands/open-door.ts'
import { readAccessLog } from './cluster-errands/read-access-log.ts'
import { type Cluster, openCluster } from './hosts/open-cluster.ts'
import { openRelay } from './hosts/open-relay.ts'
import { bucket, root } from './hosts/programs.ts'
import { printTable } from './print-table.ts'

const CARDS_PORT = readApiPort() + 1
const HERE = '127.0.0.1'
/**
 * Projects of playwright.config.ts, one step after the other. As dependencies of each other they would not heed `--grep`, and the
 * later steps would not run after a failure in the first.
 */
const steps = [
  ['walk', 'errands', 'errands with pictures', 'back/forward cache'],
  sites.map((site) => `alone in ${site}`),
  ['alone'],
]
const REPORT = `${root}test-results/cluster-errands.json`

/**
 * Every errand of `tests/e2e` in front of a cluster: nginx hands each request to the host after the one before. Browsers reach it at
 * the addresses of every other run, which lead to nginx.
 * @param flags for Playwright, as `--grep keycode`
 */
export async function measureClusterErrands(flags: string[]): Promise<void> {
  if (await isOpen()) throw new Error('Another shop answers at the port of the errands; end it first.')
  const provider = await openErrandsProvider('0.0.0.0')
  const login = toLoginVariables(provider)
  const cluster = await openCluster({
    shop_port: readShopPort(),
    cards_url: `http://localhost:${CARDS_PORT}`,
    admin_token: STAFF_TOKEN,
    api_env: { ...manyShoppers, ...login },
    say: (line) => process.stdout.write(`${line}\n`),
  })
  const undo: (() => void | Promise<void>)[] = [cluster.close, provider.close]
  try {
    await leadToProvider(cluster, new URL(login['LOGIN_GOOGLE_ISSUER_MOTO']!).port)
    const nginx = cluster.hosts.nginx.address
    for (const [port, far] of [
      [readShopPort(), 80],
      [readApiPort(), 4100],
      [CARDS_PORT, 4101],
    ] as const)
      undo.unshift(await openRelay({ host: HERE, port }, { host: nginx, port: far }))
    const door = await openDoor(cluster)
    undo.unshift(door.close)
    const began = performance.now()
    const codes: number[] = []
    const reports: TestReport[] = []
    for (const projects of steps) {
      const env = {
        ...toErrandsEnv(cluster),
        [SHOP_DOOR]: door.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      }
      codes.push(await runErrands([...projects.map((name) => `--project=${name}`), ...flags], env))
      // Before the next step, which empties the folder.
      reports.push(readPlaywrightReport(readFileSync(REPORT, 'utf8')))
    }
    if (reports.every(({ passed, failed }) => passed + failed === 0))
      throw new Error(`No errand fits ${flags.join(' ')}.`)
    printResult(cluster, reports, (performance.now() - began) / 1_000)
    if (codes.some((code) => code !== 0)) throw new Error('Errands failed before the cluster, told above.')
  } finally {
    for (const one of undo) await one()
  }
}

/** A provider without TLS has to be called 127.0.0.1, for APIs as well: there this leads to this machine. */
async function leadToProvider({ machines, network }: Cluster, port: string): Promise<void> {
  for (const api of ['api-1', 'api-2'] as const) {
    const { child } = machines[api].run(
      process.execPath,
      ['bench/hosts/relay.ts', HERE, port, network.address, port],
      { cwd: root },
    )
    await once(child.stdout!, 'data')
  }
}

/** For those that look into what is published. */
function toErrandsEnv({ folder, hosts }: Cluster): Record<string, string> {
  return {
    ...bucket,
    AWS_ENDPOINT_URL_S3: `http://${hosts.s3.address}:9000`,
    NOREN_STORE: `postgres://noren@${hosts.postgres.address}:5432/noren`,
    NOREN_BLOBS: 's3://noren/releases',
    [SHOP_FOLDER]: folder,
    ADMIN_TOKEN: STAFF_TOKEN,
  }
}

async function runErrands(flags: string[], env: Record<string, string>): Promise<number> {
  const playwright = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      '--no-deps',
      '--pass-with-no-tests',
      ...flags,
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  )
  const [code] = (await once(playwright, 'exit')) as [number | null]
  return code ?? 1
}

function printResult({ hosts, folder }: Cluster, reports: TestReport[], seconds: number): void {
  const [passed, failed] = [sum(reports.map((one) => one.passed)), sum(reports.map((one) => one.failed))]
  for (const { name, state } of reports.flatMap(({ rest }) => rest))
    process.stdout.write(`${state}: ${name}\n`)
  process.stdout.write('\n')
  printTable(['errands passed', 'failed', 'minutes'], [[passed, failed, (seconds / 60).toFixed(1)]])
  process.stdout.write('\n')
  const log = readFileSync(`${folder}/nginx/access.log`, 'utf8')
  const rows = (
    [
      ['origins', ['origin-1', 'origin-2'], readShopPort()],
      ['APIs', ['api-1', 'api-2'], 4100],
    ] as const
  ).map(([what, names, port]) => {
    const toHost = (address: string) => names.find((name) => address === `${hosts[name].address}:${port}`)
    const { requests, longest_run, repeated } = readAccessLog(log, toHost)
    const all = sum([...requests.values()])
    const shares = names.map((name) => {
      const count = requests.get(name) ?? 0
      return `${count} (${((count / all) * 100).toFixed(1)} %)`
    })
    return [what, all, ...shares, longest_run, repeated]
  })
  printTable(['requests of', 'all', 'first host', 'second host', 'longest run of one', 'repeated'], rows)
}

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
