import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CHANNEL_MISSING } from '#contract/channel-missing.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { putRelease } from '#tests/support/put-release.ts'
import { createFolder } from '../publisher/open-workshop.ts'
import { ask } from '../publisher/origin/ask.ts'
import { startContentApi } from '../publisher/start-content-api.ts'

const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
const COMING_SOON = '開店の準備をしています'

/** A file of a site as `noren shop add` writes it; the variable `<NAME>_API` has the address of its API. */
const toFile = (name: string, host = `${name}.localhost`) =>
  `export const site = {
  name: '${name}',
  hosts: ['${host}'],
  origin: 'http://${host}:4321',
  channel: '${name}',
  api: { default_base: 'http://127.0.0.1:9', base_env: '${name.toUpperCase()}_API' },
}
`

/** An API on which one shop names a theme that nobody has, one answers nonsense, and no other is known. */
async function startFaultyApi() {
  const api = await startContentApi({})
  onTestFinished(api.stop)
  api.content.settings['SITE.THEME'] = 'kimono'
  api.intercept((request, response) => {
    const channel = request.url?.split('/')[1]
    if (channel === 'worn') return false
    const [status, body] =
      channel === 'odd'
        ? [200, '<h1>It works!</h1>']
        : [404, JSON.stringify({ code: 'channel_not_found', message: CHANNEL_MISSING })]
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    return true
  })
  return api.base
}

/** A command of the terminal over a folder of sites, and a store in which `kept` was published before. */
async function open(command: string[], env: Record<string, string>, files: Record<string, string>) {
  const [folder, sites, port] = [createFolder(), createFolder(), await findFreePort()]
  const store = openEmbeddedStore(folder, 'write')
  await putRelease(store, '夏季休業', 'kept')
  await store.close()
  for (const [name, text] of Object.entries(files)) await writeFile(join(sites, `${name}.ts`), text)
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      DEBUG: '',
      SITE: '',
      NOREN_API: '',
      NOREN_STORE: folder,
      NOREN_SITES: sites,
      PORT: String(port),
      PUBLISH_HOOK_SECRET: SECRET,
      ...env,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  return {
    said: () => said,
    save: (name: string, text: string) => writeFile(join(sites, `${name}.ts`), text),
    look: (site: string, path = '/') => ask(port, path, { host: `${site}.localhost` }),
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const patient = { timeout: 60_000, interval: 50 }

test.each([
  { name: 'npm start', command: ['cli/start.ts'] },
  { name: 'noren serve', command: ['cli/noren.ts', 'serve'] },
])(
  '`$name` opens what can be opened, whatever is wrong with other sites, and says of each why and what to do',
  async ({ name, command }) => {
    const api = await startFaultyApi()
    const place = await findDatabasePlace('pglite', { is_migrated: true })
    onTestFinished(place.forget)
    const api_port = await findFreePort()
    const env = {
      WORN_API: api,
      ODD_API: api,
      // `npm start` has an API of its own for the others, whose data folder is new.
      ...(name === 'noren serve' && { NOREN_API: api }),
      API_PORT: String(api_port),
      PAYMENT_TEST_PORT: '0',
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      DEMO: '0',
    }
    const { said, save, look, stop } = await open(command, env, {
      broken: "export const site = { name: 'broken',",
      kept: toFile('kept'),
      odd: toFile('odd'),
      twin: toFile('twin', 'kept.localhost'),
      worn: toFile('worn'),
    })
    const told = [
      /^broken\.ts: .*Expected.*its site is not served until that is mended/m,
      /^twin\.ts: Site kept answers for kept\.localhost already; leave it to one of them\./m,
      /^kept: .*no channel 'kept'.*`noren shop add kept`, or remove sites\/kept\.ts.*last release is served meanwhile/m,
      /^worn: .*the theme 'kimono' \(setting SITE\.THEME\).*there are .*simple.*not open yet/m,
      /^odd: .*GET \/public\.json.*set ODD_API or NOREN_API.*not open yet/m,
    ]
    await vi.waitFor(() => told.map((line) => expect(said()).toMatch(line)), patient)
    expect(await look('kept', '/news/a/')).toMatchObject({
      status: 200,
      text: expect.stringContaining('夏季休業のお知らせ'),
    })
    for (const site of ['worn', 'odd'])
      expect(await look(site)).toMatchObject({ status: 503, text: expect.stringContaining(COMING_SOON) })
    if (name === 'npm start') {
      await vi.waitFor(() => expect(said()).toContain('Ctrl-C stops.'), patient)
      expect((await ask(api_port, '/livez')).status).toBe(200)
    }

    // The host is free again, and the file can be read.
    await Promise.all([save('kept', toFile('kept', 'old.localhost')), save('broken', toFile('broken'))])
    await vi.waitFor(() => expect(said()).toMatch(/^twin: its file is new/m), patient)
    await vi.waitFor(() => expect(said()).toMatch(/^broken: its file is new/m), patient)
    expect((await look('old', '/news/a/')).status).toBe(200)
    expect(await stop()).toEqual([0, null])
  },
)

test('`npm start` serves what was published while its API is still starting, and ends at once', async () => {
  const never = net.createServer()
  const held: net.Socket[] = []
  never.on('connection', (socket) => void held.push(socket.on('error', () => {})))
  const port = await new Promise<number>((resolve) =>
    never.listen(0, '127.0.0.1', () => resolve((never.address() as net.AddressInfo).port)),
  )
  onTestFinished(() => {
    for (const socket of held) socket.destroy()
    never.close()
  })
  const env = {
    API_PORT: String(await findFreePort()),
    PAYMENT_TEST_PORT: '0',
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/shop`,
    DEMO: '0',
  }
  const { said, look, stop } = await open(['cli/start.ts'], env, { kept: toFile('kept') })
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), patient)
  expect((await look('kept', '/news/a/')).status).toBe(200)
  expect(said()).not.toContain('✓ Shop API')
  expect(await stop()).toEqual([0, null])
})
