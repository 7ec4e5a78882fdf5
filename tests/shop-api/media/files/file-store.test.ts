import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeptStore } from '#shop-api/media/files/create-kept-store.ts'
import type { FileStore } from '#shop-api/media/files/file-store.ts'
import { openFileStore } from '#shop-api/media/files/open-file-store.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop } from '#tests/support/open-test-shop.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import { openS3StandIn } from '#tests/support/s3/s3-stand-in.ts'

const openFolder = () => mkdtemp(join(tmpdir(), 'noren-files-'))
const BUCKET = { files_url: 's3://noren-files/shop/one', s3_force_path_style: true }

let s3: Awaited<ReturnType<typeof openS3StandIn>>
beforeAll(async () => {
  s3 = await openS3StandIn()
  vi.stubEnv('AWS_REGION', 'home')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test-secret')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
})

const stores = {
  'a folder': async () => openFileStore({}, await openFolder()),
  'a bucket': async () => openFileStore(BUCKET, await openFolder()),
}

describe.each(Object.entries(stores))('files in %s', (_name, open) => {
  let store: FileStore
  beforeEach(async () => {
    store = await open()
    await store.removeAll('pictures/')
  })

  test('are read as they were put, and again when they are put anew', async () => {
    expect(await store.get('pictures/a/1.webp')).toBeUndefined()
    expect(await store.has('pictures/a/1.webp')).toBe(false)
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
    await store.put('pictures/a/1.webp', bytes, 'image/webp')
    expect(Buffer.from((await store.get('pictures/a/1.webp')) ?? []).equals(bytes)).toBe(true)
    expect(await store.has('pictures/a/1.webp')).toBe(true)
    await store.put('pictures/a/1.webp', Uint8Array.of(1, 2), 'image/webp')
    expect([...((await store.get('pictures/a/1.webp')) ?? [])]).toEqual([1, 2])
  })

  test('are put from a file of the disk, which stays there', async () => {
    const path = join(await openFolder(), 'made')
    await writeFile(path, Uint8Array.of(4, 5, 6))
    await store.putFile('pictures/f/master', path, 'image/png')
    expect([...((await store.get('pictures/f/master')) ?? [])]).toEqual([4, 5, 6])
    expect([...(await readFile(path))]).toEqual([4, 5, 6])
  })

  test('go by folder, however many, and those beside it stay', async () => {
    for (let at = 0; at < 8; at += 1)
      await store.put(`pictures/a/${at}.webp`, Uint8Array.of(at), 'image/webp')
    await store.put('pictures/ab/1.webp', Uint8Array.of(9), 'image/webp')
    await store.removeAll('pictures/a/')
    await store.removeAll('pictures/a/')
    for (let at = 0; at < 8; at += 1) expect(await store.has(`pictures/a/${at}.webp`)).toBe(false)
    expect(await store.get('pictures/a/3.webp')).toBeUndefined()
    expect([...((await store.get('pictures/ab/1.webp')) ?? [])]).toEqual([9])
  })

  test('are whole for whoever reads while they are written', async () => {
    const write = (fill: number) =>
      store.put('pictures/c/1.png', new Uint8Array(200_000).fill(fill), 'image/png')
    await write(1)
    const [, ...seen] = await Promise.all([
      write(2),
      ...Array.from({ length: 10 }, () => store.get('pictures/c/1.png')),
    ])
    for (const bytes of seen) expect([bytes?.length, new Set(bytes).size]).toEqual([200_000, 1])
  })
})

test('a bucket’s files lie under its prefix with their type, and what was read is not asked for again', async () => {
  const folder = await openFolder()
  const store = await openFileStore(BUCKET, folder)
  await store.put('pictures/d/1.avif', Uint8Array.of(7), 'image/avif')
  expect(s3.objects.get('noren-files/shop/one/pictures/d/1.avif')?.type).toBe('image/avif')
  const another = await openFileStore(BUCKET, await openFolder())
  const before = s3.asked.length
  await another.get('pictures/d/1.avif')
  await another.get('pictures/d/1.avif')
  expect(s3.asked.slice(before)).toEqual(['GET /noren-files/shop/one/pictures/d/1.avif'])
})

test('copies take no more room than they may', async () => {
  const folder = await openFolder()
  const store = await createKeptStore(await openFileStore({}, await openFolder()), {
    folder,
    max_bytes: 25_000,
    longest_ms: 60_000,
  })
  for (let at = 0; at < 10; at += 1) await store.put(`pictures/${at}`, new Uint8Array(10_000), '')
  await vi.waitFor(async () => expect(await readdir(join(folder, 'pictures'))).toHaveLength(2))
  for (let at = 0; at < 10; at += 1) expect((await store.get(`pictures/${at}`))?.length).toBe(10_000)
})

test('a copy is not shown for ever after another process removed the file', async () => {
  const far = await openFileStore({}, await openFolder())
  const store = await createKeptStore(far, { folder: await openFolder(), max_bytes: 25_000, longest_ms: 20 })
  await store.put('pictures/1', Uint8Array.of(7), '')
  await far.removeAll('pictures/')
  await vi.waitFor(async () => expect(await store.get('pictures/1')).toBeUndefined())
})

test('files are served where no copy can be kept', async () => {
  const folder = join(await openFolder(), 'copies')
  const far = await openFileStore({}, await openFolder())
  const store = await createKeptStore(far, { folder, max_bytes: 25_000, longest_ms: 60_000 })
  await writeFile(folder, 'no folder any more')
  await store.put('pictures/1', Uint8Array.of(7), '')
  expect([...((await store.get('pictures/1')) ?? [])]).toEqual([7])
})

test('an address that is no bucket’s, and a missing region, are said at the start', async () => {
  await expect(openFileStore({ files_url: 'https://x.example' }, '/tmp')).rejects.toThrow('FILES_URL')
  vi.stubEnv('AWS_REGION', '')
  await expect(openFileStore(BUCKET, '/tmp')).rejects.toThrow('AWS_REGION')
  vi.stubEnv('AWS_REGION', 'home')
})

test('a shop keeps its photographs in a bucket, and another process serves them', async () => {
  const shop = await openTestShop({ config: { staff: staffSecrets } })
  const openApp = async () =>
    createAppWith(shop, { staff: staffSecrets }, undefined, {
      files: await openFileStore(BUCKET, await openFolder()),
    })
  const first = await openApp()
  const editor = createEditor(async (path, init) => first.request(path, init))
  const { id, path } = await editor.sendPicture(await takePhotograph('#123456'))
  const second = await openApp()
  const answer = await second.request(`/storage/moto/${path}/320.webp`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const ours = () => [...s3.objects.keys()].filter((key) => /\/(master|320\.webp)$/.test(key))
  expect(ours()).toHaveLength(2)
  await editor.call('DELETE /v1/admin/pictures/{id}', { params: { id } })
  expect(ours()).toEqual([])
  await shop.close()
})
