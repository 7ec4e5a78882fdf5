import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentTable } from '#cli/environment/environment-table.ts'
import type { Program } from '#cli/environment/variable.ts'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import { readStorePlace } from '#publisher/store/store-place.ts'
import { readServerConfig } from '#shop-api/config.ts'
import { type ComposeService, listOurs, readCompose } from '#tests/support/deploy/read-compose.ts'
import { listCopies, listRest, readCommand, readImageEnv } from '#tests/support/deploy/read-dockerfile.ts'
import { readUnits } from '#tests/support/deploy/read-units.ts'
import { read, rooms, root } from '#tests/support/source-files.ts'

const compose = readCompose()
const ours = listOurs(compose)
const units = readUnits()
const imageEnv = readImageEnv()
const nginx = read('deploy/nginx/noren.conf')

const isRead = (name: string, program: Program) =>
  environmentTable.some(({ variables }) =>
    variables.some((row) => row.name === name && row.read_by.includes(program)),
  )

/** Ports that somebody in compose.yaml listens at, as `service:port`. */
const listened = [
  ...ours.map(({ name, service }) => `${name}:${service.environment?.['PORT']}`),
  ...[...nginx.matchAll(/^\s+listen (\d+)/gm)].map(([, port]) => `nginx:${port}`),
  'postgres:5432',
  'redis:6379',
  's3:9000',
]

/** What a program of a service is told; `word` is what .env says. */
const readEnv = ({ environment }: ComposeService): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...imageEnv, ...environment }).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{[^}]+\}/g, 'word'),
    ]),
  )

const readBucketPlace = (url = '') => {
  const { host, pathname } = new URL(url)
  return { bucket: host, prefix: pathname.slice(1) }
}

describe('compose.yaml', () => {
  test('has two of each of ours, and everything they ask for', () => {
    expect(ours.map(({ name, program }) => `${name} ${program}`)).toEqual([
      'api-1 API',
      'api-2 API',
      'origin-1 noren',
      'origin-2 noren',
      'renderer-1 noren',
      'renderer-2 noren',
      'bucket API',
    ])
    for (const { service } of ours.filter(({ program, name }) => program === 'API' && name !== 'bucket')) {
      expect(readServerConfig(readEnv(service))).toMatchObject({
        environment: 'production',
        host: '0.0.0.0',
        port: 4100,
      })
    }
  })

  test('sets only variables that the program reads', () => {
    const idle = ours.flatMap(({ name, program, service }) =>
      Object.keys(service.environment ?? {})
        .filter((variable) => !isRead(variable, program))
        .map((variable) => `${name}: ${variable}`),
    )
    expect(idle).toEqual([])
    expect(Object.keys(imageEnv).filter((name) => !isRead(name, 'API') && !isRead(name, 'noren'))).toEqual([])
  })

  test('every address in it leads to a service and a port where somebody listens', () => {
    const addresses = ours.flatMap(({ service }) =>
      Object.values(service.environment ?? {}).flatMap((value) =>
        [...value.matchAll(/(?:^|@|\/\/)([a-z\d-]+:\d+)/g)].map(([, address]) => address),
      ),
    )
    const servers = [...nginx.matchAll(/^\s+server (\S+:\d+)/gm)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(5)
    expect([...addresses, ...servers].filter((address) => !listened.includes(String(address)))).toEqual([])
    const [upstream] = servers
    expect(upstream).toBe('origin-1:4321')
    const hook = compose.services['api-1']?.environment?.['PUBLISH_HOOK_URL']
    expect(hook).toBe(`http://nginx:8100${PUBLISH_HOOK_PATH}`)
    expect(nginx).toContain(`location = ${PUBLISH_HOOK_PATH} {\n        proxy_pass http://noren_publisher;`)
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports)
    const inner = published.map((port) => `nginx:${port.split(':').at(-1)}`)
    expect(inner.filter((address) => !listened.includes(address))).toEqual([])
    expect(inner, 'what is told there of visitors is believed').not.toContain('nginx:8100')
  })

  test('both origins publish into one store, beside the files of the APIs, and each has a cache of its own', () => {
    const origins = ours.filter(({ name }) => name.startsWith('origin'))
    const api = readEnv(compose.services['api-1']!)
    const files = readBucketPlace(api['FILES_URL'])
    expect(compose.services['bucket']?.environment?.['FILES_URL']).toBe(api['FILES_URL'])
    for (const { name, service } of origins) {
      const env = readEnv(service)
      const place = readStorePlace(env, { store: '', cache: '' })
      if (place.kind !== 'shared') throw new Error(`${name} has a store of its own.`)
      expect(place.database).toBe(api['DATABASE_URL'])
      expect(place.bucket.bucket).toBe(files.bucket)
      expect(place.bucket.prefix.startsWith(files.prefix)).toBe(false)
      for (const variable of Object.keys(api).filter((one) => /^(?:AWS|S3)_/.test(one)))
        expect([name, variable, env[variable]]).toEqual([name, variable, api[variable]])
      expect(env['PUBLISH_HOOK_SECRET']).toBe(api['PUBLISH_HOOK_SECRET'])
      expect(service.volumes?.[1]).toBe(`sites:${imageEnv['NOREN_SITES']}`)
      expect(service.volumes?.[0]).toMatch(new RegExp(`^cache-\\d:${imageEnv['NOREN_CACHE']}$`))
    }
    expect(new Set(origins.map(({ service }) => service.volumes?.[0])).size).toBe(origins.length)
  })

  test('renderers work for the store and the queue of the origins, and are told no secret of the hook', () => {
    const origin = readEnv(compose.services['origin-1']!)
    const shared = ['NOREN_API', 'NOREN_STORE', 'NOREN_BLOBS', 'REDIS_URL', 'AWS_ENDPOINT_URL_S3']
    for (const { name, service } of ours.filter((one) => one.name.startsWith('renderer'))) {
      const env = readEnv(service)
      for (const variable of shared)
        expect([name, variable, env[variable]]).toEqual([name, variable, origin[variable]])
      expect([name, env['PUBLISH_HOOK_SECRET']]).toEqual([name, ''])
      expect([name, service.command?.[2]]).toEqual([name, 'render-worker'])
    }
  })

  test('what it names is there: services, volumes, files', () => {
    const { services, volumes } = compose
    const waited = Object.values(services).flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    )
    expect(waited.filter((name) => !services[name])).toEqual([])
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0]!),
    )
    expect(
      mounted.filter((name) => (name.startsWith('.') ? !existsSync(root + name) : !(name in volumes))),
    ).toEqual([])
    for (const { service } of ours) {
      const program = (service.command ?? readCommand())[1] ?? ''
      expect([program, existsSync(root + program)]).toEqual([program, true])
    }
  })

  test('a service is healthy when its program answers at its own port', () => {
    const serving = ours.filter(({ name }) => name !== 'bucket')
    for (const { service } of serving)
      expect(service.healthcheck?.test).toEqual([
        'CMD',
        'node',
        'deploy/is-healthy.ts',
        `http://127.0.0.1:${service.environment?.['PORT']}/readyz`,
      ])
    const without = Object.entries(compose.services).filter(([, { healthcheck }]) => !healthcheck)
    expect(without.map(([name]) => name)).toEqual(['s3', 'bucket'])
  })
})

describe('the Dockerfile', () => {
  test('copies what programs need and no more, and .dockerignore lets just that in', () => {
    const copied = listCopies().flatMap(({ from }) => from)
    const needed = rooms.filter((room) => room !== 'tests' && room !== 'bench')
    expect(copied.filter((name) => !name.includes('.')).sort()).toEqual([...needed, 'public'].sort())
    expect(copied.filter((name) => !existsSync(root + name))).toEqual([])
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []))
    expect(allowed.sort()).toEqual(copied.sort())
    expect(read('.dockerignore')).toMatch(/^\*\n/)
  })

  test('runs as nobody in particular, on the Node that the code wants', () => {
    expect(listRest('USER')).toEqual(['1000:1000'])
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    expect(listRest('FROM')).toEqual([`node:${dependencies['node']?.split('.')[0]}-bookworm-slim`])
  })

  test('exposes the ports of both programs, and looks after the one it starts', () => {
    const { port } = readServerConfig({})
    const origin = compose.services['origin-1']?.environment?.['PORT']
    expect(listRest('EXPOSE')).toEqual([`${port} ${origin}`])
    expect(listRest('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${port}/livez`)
    expect(readCommand()).toEqual(['node', 'demo/server.ts'])
  })
})

/** Where systemd is. */
const VERIFIERS = ['systemd-analyze'].filter((command) => spawnSync(command, ['--version']).status === 0)

describe('the units of systemd', () => {
  test('set only variables that the program reads, and start what is there', () => {
    expect(units.map(({ file, program }) => `${basename(file)} ${program}`)).toEqual([
      'noren-api@.service API',
      'noren-origin.service noren',
      'noren-reader@.service noren',
      'noren-renderer.service noren',
    ])
    for (const { file, env, program, get } of units) {
      expect([file, Object.keys(env).filter((name) => !isRead(name, program))]).toEqual([file, []])
      for (const command of [...get('ExecStart'), ...get('ExecStartPost')]) {
        const script = command.split(' ').find((word) => word.endsWith('.ts')) ?? ''
        expect([file, script, existsSync(root + script)]).toEqual([file, script, true])
      }
    }
  })

  test('wait until the program is ready at the port it was given', () => {
    for (const { file, get } of units) {
      const port = /PORT=(\S+)/.exec(get('ExecStart')[0] ?? '')?.[1]
      expect([file, get('ExecStartPost')[0]]).toEqual([
        file,
        expect.stringContaining(`http://127.0.0.1:${port}/readyz 60`),
      ])
    }
  })

  test('only the publisher is told the secret, and nothing runs as root', () => {
    const readers = units.filter(({ get }) => get('UnsetEnvironment').includes('PUBLISH_HOOK_SECRET'))
    expect(readers.map(({ file }) => basename(file))).toEqual([
      'noren-reader@.service',
      'noren-renderer.service',
    ])
    for (const { get } of units)
      expect([get('User'), get('NoNewPrivileges'), get('CapabilityBoundingSet')]).toEqual([
        ['noren'],
        ['true'],
        [''],
      ])
  })

  test.for(VERIFIERS)('systemd understands every line of them', (verifier) => {
    const folder = mkdtempSync(join(tmpdir(), 'noren-units-'))
    try {
      const files = units.map(({ file, text }) => {
        const copy = join(folder, basename(file))
        writeFileSync(copy, text.replaceAll('/srv/noren/', root))
        return copy
      })
      const { stderr, status } = spawnSync(verifier, ['verify', '--man=no', ...files], { encoding: 'utf8' })
      const ofOurs = stderr.split('\n').filter((line) => line.includes('noren'))
      expect([status, ofOurs]).toEqual([0, []])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
