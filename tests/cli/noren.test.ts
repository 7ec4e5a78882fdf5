import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { putRelease } from '#tests/support/put-release.ts'
import { ask } from '../publisher/origin/ask.ts'

const cli = (file: string) => fileURLToPath(new URL(`../../cli/${file}`, import.meta.url))

function run(file: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli(file), ...args], {
    env: { ...process.env, DEBUG: '', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('`npm start` on a taken port is one sentence and exit code 1, no stack', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, stdout, stderr } = run('start.ts', [], { PORT: String(port) })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `\nPort ${port} is taken; stop what listens there, or choose another with PORT=${port + 1}.\n`,
  })
})

test('noren says what it can do, and what it cannot', () => {
  expect(run('noren.ts', [])).toMatchObject({ status: 0, stdout: expect.stringContaining('rollback <site>') })
  const unknown = run('noren.ts', ['fly'])
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no command 'fly'.") })
  expect(unknown.stderr).not.toMatch(/^ +at /m)
})

test('A preview of what nobody edits, or without the staff’s token, says what is missing', () => {
  const ask = (args: string[], env = {}) => run('noren.ts', ['preview', 'moto', ...args], env).stderr
  expect(ask(['novels', '1'])).toMatch(/'novels' is no kind of thing\. Kinds: news, .*products, .*\./)
  expect(ask(['news', '1'], { ADMIN_TOKEN: '' })).toMatch(/ADMIN_TOKEN is not set/)
  expect(ask(['news', '1'], { ADMIN_TOKEN: 'x', NOREN_API: 'http://127.0.0.1:9' })).toMatch(/does not answer/)
})

test('An invitation as what nobody is, or without the staff’s token, says what is missing', () => {
  const ask = (args: string[], env = {}) =>
    run('noren.ts', ['invite', 'moto', 'mamoru@example.jp', ...args], env).stderr
  expect(ask(['--role', 'king'])).toMatch(/'king' is no role\. Roles: owner, .*read_only\./)
  expect(ask([], { ADMIN_TOKEN: '' })).toMatch(/ADMIN_TOKEN is not set/)
  expect(ask([], { ADMIN_TOKEN: 'x', NOREN_API: 'http://127.0.0.1:9' })).toMatch(/does not answer/)
})

test('A command for a shop that does not exist lists those that do', () => {
  expect(run('noren.ts', ['releases', 'motto']).stderr).toMatch(/No site 'motto'\. Sites: .*moto/)
})

test('Releases are listed, compared, rolled back to and let go, in words and as JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = { NOREN_STORE: folder }
  const store = openEmbeddedStore(folder, 'write')
  const [first, second] = [await putRelease(store, '夏季休業'), await putRelease(store, '冬季休業')]
  await store.close()

  const listed = JSON.parse(run('noren.ts', ['releases', 'moto', '--json'], env).stdout)
  expect(listed).toMatchObject([
    { id: second, is_live: true, is_pinned: false },
    { id: first, is_live: false },
  ])
  const compared = run('noren.ts', ['diff', 'moto'], env).stdout
  expect(compared).toBe(
    `moto: release ${first} → ${second}, 1 pages differ\n~ /news/a/\n    - 夏季休業のお知らせ\n    + 冬季休業のお知らせ\n`,
  )
  expect(run('noren.ts', ['rollback', 'moto'], env).stdout).toContain(`release ${first} is live`)
  const [newest, pinned] = JSON.parse(run('noren.ts', ['releases', 'moto', '--json'], env).stdout)
  expect([newest.is_live, pinned.is_live, pinned.is_pinned]).toEqual([false, true, true])
  expect(run('noren.ts', ['release', 'moto'], env).stdout).toContain(`release ${second} is live`)
})

test('`noren serve` without any API serves what is live at once, and says of each shop what it waits for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = openEmbeddedStore(folder, 'write')
  await putRelease(store, '夏季休業')
  await store.close()
  const [port, nobody] = [await findFreePort(), await findFreePort()]
  const env = {
    ...process.env,
    DEBUG: '',
    NOREN_STORE: folder,
    NOREN_API: `http://127.0.0.1:${nobody}`,
    PORT: String(port),
    PUBLISH_HOOK_SECRET: `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`,
  }
  const child = spawn(process.execPath, [cli('noren.ts'), 'serve'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  await vi.waitFor(() => expect(said).toContain('http://okurimono.localhost'), { timeout: 20_000 })
  const live = await ask(port, '/news/a/', { host: 'localhost' })
  expect([live.status, live.text]).toEqual([200, expect.stringContaining('夏季休業のお知らせ')])
  const closed = await ask(port, '/', { host: 'okurimono.localhost' })
  expect([closed.status, closed.headers['retry-after'], closed.text]).toEqual([
    503,
    '30',
    expect.stringContaining('開店の準備をしています'),
  ])
  await vi.waitFor(() => expect(said).toMatch(/^moto: .*ECONNREFUSED.*last release is served/m))
  expect(said).toMatch(/^okurimono: .*not open yet/m)
  expect(said.match(/^moto: /gm)).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
