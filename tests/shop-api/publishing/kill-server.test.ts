import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createEditor, STAFF } from '#tests/support/editor.ts'
import { fillMigratedFolder } from '#tests/support/migrated-snapshot.ts'
import { HOOK_SECRET, openReceiver, publish, type Receiver } from '#tests/support/webhook-receiver.ts'

let folder: string
let receiver: Receiver
let server: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-kill-'))
  await fillMigratedFolder(folder)
  receiver = await openReceiver()
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

/** A shop of its own process on a database in a folder. */
async function start() {
  const child = spawn(process.execPath, ['demo/server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: folder,
      DEMO_PRODUCTS: '5',
      PORT: '0',
      NODE_ENV: 'test',
      ADMIN_TOKEN: STAFF.token,
      // The test provider takes a port of its own at every start, which is a change of the shop's settings.
      PAYMENT_CARDS: 'off',
      PUBLISH_HOOK_URL: receiver.url,
      PUBLISH_HOOK_SECRET: HOOK_SECRET,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  server = child
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  return {
    editor: createEditor((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)),
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('an event survives its sender, killed before it was sent and while it was', async () => {
  const { port } = receiver
  const first = await start()
  const { data } = await first.editor.call('GET /v1/admin/news', { query: { per: 1 } })
  const { id, key, version } = data[0]!
  const save = (shop: typeof first, seen: number, title: string) =>
    shop.editor.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version: seen, title } })

  await receiver.close()
  const saved = await save(first, version, '保存した直後に落ちる')
  await first.kill()
  receiver = await openReceiver(port)
  // Never answers: the event is under way when the second one dies.
  receiver.answer = () => {}
  const second = await start()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 15_000 })
  const again = await save(second, saved.version, '送っている間に落ちる')
  await second.kill()
  receiver.answer = publish
  await start()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), { timeout: 15_000 })
  expect(receiver.received.map(({ event }) => [event.type, event.key, event.version])).toEqual([
    ['news', key, saved.version],
    ['news', key, saved.version],
    ['news', key, again.version],
  ])
  expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id)
  expect(receiver.forged).toEqual([])
})
