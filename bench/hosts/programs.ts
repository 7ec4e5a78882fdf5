import { fileURLToPath } from 'node:url'
import { toEnvName } from '#contract/to-env-name.ts'

/** The hosts of a cluster, in the order in which they are started. */
export const hostNames = [
  'postgres',
  'redis',
  's3',
  'nginx',
  'api-1',
  'api-2',
  'origin-1',
  'origin-2',
  'renderer-1',
  'renderer-2',
  'renderer-3',
  'renderer-4',
] as const
export type HostName = (typeof hostNames)[number]

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a host runs. */
export interface Program {
  command: string
  args: string[]
  env?: Record<string, string>
  /** Where it answers 200 when it is ready; a port alone: when it takes connections. */
  ready: { port: number; path?: string }
  /** Asks it to end in order. */
  stop: NodeJS.Signals
}

export interface ProgramOptions {
  /** Port of the origins, which they write into addresses of the shops: the one at which browsers reach them. */
  shop_port: number
  /** Public address of the frame of the test cards. */
  cards_url: string
  sites: readonly string[]
  hook_secret: string
  admin_token: string
  /** More variables of the APIs. */
  api_env: Record<string, string>
  /** Disk of a host. */
  toFolder: (host: HostName) => string
  /** Where PostgreSQL's programs are. */
  postgres_bin: string
}

const s3 = {
  AWS_REGION: 'home',
  AWS_ACCESS_KEY_ID: 'cluster',
  AWS_SECRET_ACCESS_KEY: 'cluster-secret',
  AWS_ENDPOINT_URL_S3: 'http://s3:9000',
  S3_FORCE_PATH_STYLE: '1',
}
const database = 'postgres://noren@postgres:5432/noren'
const redis = 'redis://redis:6379'
const store = { ...s3, NOREN_STORE: database, NOREN_BLOBS: 's3://noren/releases', REDIS_URL: redis }
export const bucket = { ...s3, FILES_URL: 's3://noren/files' }

/** The programs and variables of compose.yaml, beside the servers as Debian has them. */
export function toPrograms(options: ProgramOptions): Record<HostName, Program> {
  const { shop_port, toFolder } = options
  const noren = (command: string, port: number, env: Record<string, string>): Program => ({
    command: process.execPath,
    args: ['cli/noren.ts', command],
    env: { HOST: '0.0.0.0', PORT: String(port), NOREN_API: 'http://nginx:8100', SITE: '', ...store, ...env },
    ready: { port, path: '/readyz' },
    stop: 'SIGTERM',
  })
  const origin = (name: 'origin-1' | 'origin-2') =>
    noren('serve', shop_port, {
      PUBLISH_HOOK_SECRET: options.hook_secret,
      NOREN_CACHE: `${toFolder(name)}/cache`,
    })
  const renderer = (name: HostName) =>
    noren('render-worker', 4350, { PUBLISH_HOOK_SECRET: '', NOREN_CACHE: `${toFolder(name)}/cache` })
  const api = (name: 'api-1' | 'api-2') => toApi(name, options)
  return {
    postgres: toPostgres(options),
    redis: {
      command: 'redis-server',
      args: [
        '--bind',
        '0.0.0.0',
        '--protected-mode',
        'no',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        '/tmp',
      ],
      ready: { port: 6379 },
      stop: 'SIGTERM',
    },
    s3: {
      command: process.execPath,
      args: ['bench/hosts/s3-server.ts'],
      ready: { port: 9000 },
      stop: 'SIGTERM',
    },
    nginx: {
      command: 'nginx',
      args: ['-e', `${toFolder('nginx')}/error.log`, '-c', `${toFolder('nginx')}/nginx.conf`],
      ready: { port: 80 },
      stop: 'SIGQUIT',
    },
    'api-1': api('api-1'),
    'api-2': api('api-2'),
    'origin-1': origin('origin-1'),
    'origin-2': origin('origin-2'),
    'renderer-1': renderer('renderer-1'),
    'renderer-2': renderer('renderer-2'),
    'renderer-3': renderer('renderer-3'),
    'renderer-4': renderer('renderer-4'),
  }
}

function toApi(name: 'api-1' | 'api-2', options: ProgramOptions): Program {
  const { shop_port, cards_url, hook_secret, admin_token, api_env, sites, toFolder } = options
  const origins = sites.map((site) => [
    `SHOP_ORIGIN_${toEnvName(site)}`,
    `http://${site}.localhost:${shop_port}`,
  ])
  return {
    command: process.execPath,
    args: ['demo/server.ts'],
    env: {
      ...bucket,
      HOST: '0.0.0.0',
      PORT: '4100',
      DATABASE_URL: database,
      REDIS_URL: redis,
      FILES_FOLDER: `${toFolder(name)}/files`,
      ADMIN_TOKEN: admin_token,
      PUBLISH_HOOK_URL: `http://origin-1:${shop_port}/hooks/publish`,
      PUBLISH_HOOK_SECRET: hook_secret,
      TRUSTED_PROXIES: 'loopback, private',
      PAYMENT_TEST_URL: cards_url,
      SMTP_URL: '',
      ...(Object.fromEntries(origins) as Record<string, string>),
      ...api_env,
    },
    ready: { port: 4100, path: '/readyz' },
    stop: 'SIGTERM',
  }
}

function toPostgres({ postgres_bin, toFolder }: ProgramOptions): Program {
  const settings = ['listen_addresses=*', 'unix_socket_directories=', 'max_connections=300']
  return {
    // It refuses to be root.
    command: 'setpriv',
    args: [
      ...asPostgres,
      `${postgres_bin}/postgres`,
      '-D',
      `${toFolder('postgres')}/data`,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    ready: { port: 5432 },
    // As `pg_ctl stop -m fast` does: it does not wait for its clients to leave.
    stop: 'SIGINT',
  }
}

export const asPostgres = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
