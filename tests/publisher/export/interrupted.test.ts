import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import { createFolder, openWorkshop, type Workshop } from '../open-workshop.ts'
import type { DemoPage } from '../start-content-api.ts'

const PAGES = 60
const KILLS = 6
const script = fileURLToPath(new URL('export-process.ts', import.meta.url))

/** A shop whose every page says which state of it it is from; in every other state it has pages of its own. */
function toPages(state: number): Record<string, DemoPage> {
  const pages: Record<string, DemoPage> = { '/404/': { title: `state ${state}`, status: 404 } }
  for (let at = 0; at < PAGES; at += 1) {
    const body = `<p>${at} state ${state}</p>`.repeat(50)
    pages[`/${state % 2 === 0 ? 'even' : 'odd'}/${at}/`] = { title: `state ${state}`, body }
    pages[`/news/${at}/`] = { title: `state ${state}`, body }
  }
  return pages
}

/** The one state that all pages of an exported folder are of. */
function readState(folder: string): number {
  const files = readdirSync(join(folder, 'files'), { recursive: true }).map(String)
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages).toHaveLength(2 * PAGES + 1)
  expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  const states = new Set(
    pages.map((file) => /<h1>state (\d+)</.exec(readFileSync(join(folder, 'files', file), 'utf8'))?.[1]),
  )
  expect([...states]).toHaveLength(1)
  const state = Number([...states][0])
  expect(existsSync(join(folder, 'files', state % 2 === 0 ? 'even' : 'odd', '0', 'index.html'))).toBe(true)
  return state
}

function startExport({ store, api }: Workshop, folder: string, limitKib?: number) {
  const command = [process.execPath, script, store.folder, api.base, folder]
  const child = limitKib
    ? spawn('bash', ['-c', `ulimit -f ${limitKib}; exec "$0" "$@"`, ...command])
    : spawn(command[0]!, command.slice(1))
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

async function publishState(shop: Workshop, state: number): Promise<void> {
  shop.api.content.pages = toPages(state)
  shop.api.content.version += 1
  await shop.publish()
}

/** When so many entries lie beside the folder that is replaced, below the one that takes its place. */
async function untilWritten(folder: string, count: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const next = readdirSync(dirname(folder)).find((name) => name.includes('.noren-next-'))
    if (next && countEntries(join(dirname(folder), next)) >= count) return
    await pass(1)
  }
}

function countEntries(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length
  } catch {
    // It took the other one's place while it was looked at.
    return Number.POSITIVE_INFINITY
  }
}

/** Kills exports into the same folder at moments drawn from all that one writes. */
async function killExports(shop: Workshop, folder: string, seed: string): Promise<number> {
  const random = createRandom(seed)
  let kills = 0
  let before = 0
  for (let state = 1; state <= KILLS; state += 1) {
    await publishState(shop, state)
    const whole = countEntries(folder)
    const one = startExport(shop, folder)
    let isOver = false
    void one.ended.then(() => (isOver = true))
    // From the first second name on to after the last file.
    await untilWritten(folder, Math.round(random.next() * 1.5 * whole), () => isOver)
    one.kill()
    const { code, stderr } = await one.ended
    if (code === null) kills += 1
    else expect([code, stderr]).toEqual([0, ''])
    const now = readState(folder)
    expect([before, state]).toContain(now)
    before = now
  }
  return kills
}

test('An export killed at random moments leaves the whole shop as it was, or the whole new one', async () => {
  const shop = await openWorkshop(toPages(0))
  await shop.publish()
  const folder = join(createFolder(), 'out')
  await startExport(shop, folder).ended
  expect(readState(folder)).toBe(0)
  expect(await killExports(shop, folder, 'kill an export')).toBeGreaterThan(0)
  await startExport(shop, folder).ended
  expect(readState(folder)).toBe(KILLS)
  expect(readdirSync(dirname(folder))).toEqual(['out'])
}, 400_000)

test('A folder that is a symbolic link is switched in one step, and only what is linked to stays', async () => {
  const shop = await openWorkshop(toPages(0))
  await shop.publish()
  const parent = createFolder()
  const folder = join(parent, 'current')
  mkdirSync(join(parent, 'first'))
  symlinkSync('first', folder)
  await startExport(shop, folder).ended
  expect(readState(folder)).toBe(0)
  await publishState(shop, 1)
  await startExport(shop, folder).ended
  expect(readState(folder)).toBe(1)
  expect(readdirSync(parent)).toEqual(['current', expect.stringMatching(/^current\.noren-at-/), 'first'])
})

test('On a full disk an export changes nothing and says why', async () => {
  const shop = await openWorkshop(toPages(0))
  await shop.publish()
  const folder = join(createFolder(), 'out')
  await startExport(shop, folder).ended
  shop.api.content.pages['/news/1/'] = { title: 'state 1', body: 'あ'.repeat(100_000) }
  shop.api.content.pages['/404/'] = { title: 'state 1', status: 404 }
  shop.api.content.version += 1
  await shop.publish()
  const { code, stderr } = await startExport(shop, folder, 100).ended
  expect([code, stderr]).toEqual([1, expect.stringMatching(/EFBIG|file too large/i)])
  expect(readState(folder)).toBe(0)
  expect(readdirSync(dirname(folder))).toEqual(['out'])
})

test('What an export that died between its two renames had moved away is put back', async () => {
  const shop = await openWorkshop(toPages(0))
  await shop.publish()
  const folder = join(createFolder(), 'out')
  await startExport(shop, folder).ended
  renameSync(folder, `${folder}.noren-old-99999999`)
  mkdirSync(`${folder}.noren-next-99999999`)
  await startExport(shop, folder).ended
  expect(readState(folder)).toBe(0)
  expect(readdirSync(dirname(folder))).toEqual(['out'])
})
