import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { makeHostilePictures, PHONE } from '#tests/support/hostile-pictures.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import { listChildren, readCommand, readPeakMemory } from '#tests/support/process-memory.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

/** Of this process and those that read pictures, on top of what it has at rest: megabytes. */
const MEMORY_MB = 700

const pictures = await makeHostilePictures()
const JAPANESE = /[ぁ-んァ-ヶ一-龠]+.*。$/

let shop: TestShop
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  editor = createEditor(shop.request)
})
afterAll(() => shop.close())

const send = (bytes: Uint8Array) =>
  editor.sendPicture(bytes, { name: 'photo.jpg' }).then(
    (picture) => ({ picture }),
    (error: Error) => ({ error: error.message }),
  )

async function readCorner(path: string): Promise<number[]> {
  const answer = await shop.request(`/storage/moto/${path}/160.png`)
  const at = { left: 4, top: 4, width: 1, height: 1 }
  return [
    ...(await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .extract(at)
      .raw()
      .toBuffer()),
  ]
}

test.each(pictures)('$what', async ({ bytes, outcome }) => {
  const before = (await editor.call('GET /v1/admin/pictures', { query: { per: 1 } })).data.length
  if (typeof outcome === 'string' && outcome !== 'any') {
    const refusal = await editor.refusePicture(bytes)
    expect(refusal).toMatchObject({ status: 422, code: outcome })
    expect(refusal.errors).toEqual([{ field: 'file', code: outcome, message: refusal.message }])
    expect(refusal.message).toMatch(JAPANESE)
  } else {
    const { picture, error } = { picture: undefined, error: '', ...(await send(bytes)) }
    if (picture) {
      const answer = await shop.request(`/storage/moto/${picture.path}/320.webp`)
      expect(Buffer.from(await answer.arrayBuffer()).includes('<script')).toBe(false)
      if (typeof outcome !== 'string') {
        const { corner, ...size } = outcome
        expect({ width: picture.width, height: picture.height }).toEqual(size)
        if (corner) {
          const seen = await readCorner(picture.path)
          for (const [at, part] of corner.entries()) expect(Math.abs((seen[at] ?? 0) - part)).toBeLessThan(12)
        }
      }
    } else {
      expect([outcome, error]).toEqual(['any', expect.stringContaining('answered 422')])
    }
  }
  expect((await shop.request('/livez')).status).toBe(200)
  const after = (await editor.call('GET /v1/admin/pictures', { query: { per: 1 } })).data.length
  expect(after).toBeGreaterThanOrEqual(before)
})

test('a photograph of a phone, 12 megapixels in HEIC, keeps its colours and takes a bounded share of memory', async () => {
  const toMegabytes = () => process.memoryUsage.rss() / 1024 / 1024
  const before = toMegabytes()
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, toMegabytes())), 20)
  const picture = await editor.sendPicture(PHONE, { name: 'IMG_0001.HEIC' })
  clearInterval(watch)
  const readers = listChildren(process.pid).map(readPeakMemory)
  // The phone's picture was decoded beside us. Only Linux says how dear that was.
  if (process.platform === 'linux') expect(Math.max(...readers)).toBeGreaterThan(100)
  highest += readers.reduce((sum, peak) => sum + peak, 0)
  expect([picture.width, picture.height, picture.name]).toEqual([3200, 2400, 'IMG_0001.HEIC'])
  expect(highest - before).toBeLessThan(MEMORY_MB)
  const answer = await shop.request(`/storage/moto/${picture.path}/1600.png`)
  // The middle of the red disc.
  const at = { left: 357, top: 595, width: 1, height: 1 }
  const shown = sharp(Buffer.from(await answer.arrayBuffer()))
  const [red = 0, green = 0, blue = 0] = await shown.extract(at).raw().toBuffer()
  expect([Math.abs(red - 208) < 6, Math.abs(green - 32) < 6, Math.abs(blue - 32) < 6]).toEqual([
    true,
    true,
    true,
  ])
})

test('a process that ends over a picture takes only that one with it', async () => {
  await send(await takePhotograph('#112233'))
  const endReaders = () => {
    const readers = listChildren(process.pid).filter((pid) => readCommand(pid).includes('picture-worker'))
    for (const pid of readers) process.kill(pid, 'SIGKILL')
  }
  let isOver = false
  const photograph = await takePhotograph('#445566', { width: 6000, height: 6000 })
  const dying = editor.refusePicture(photograph).finally(() => (isOver = true))
  // The one that waits may be ended before the picture comes to it: another begins.
  await vi.waitUntil(() => (endReaders(), isOver), { interval: 5, timeout: 20_000 })
  expect(await dying).toMatchObject({ status: 422, code: 'picture.broken' })
  expect(await send(await takePhotograph('#778899'))).toHaveProperty('picture')
})

test('what is larger than 30 MB is refused before it is read', async () => {
  const refusal = await editor.refusePicture(new Uint8Array(31 * 1024 * 1024))
  expect(refusal).toMatchObject({ status: 413, code: 'too_large' })
  expect(refusal.message).toContain('30MB')
  expect(await editor.refusePicture(new Uint8Array(30 * 1024 * 1024 + 1))).toMatchObject({
    status: 422,
    code: 'picture.too_large',
  })
})

test('whoever sends too many at once is told to come again', async () => {
  const many = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const pixels = {
        create: { width: 1200, height: 900, channels: 3 as const, background: { r: at, g: 80, b: 90 } },
      }
      return sharp(pixels).jpeg().toBuffer()
    }),
  )
  const form = (bytes: Buffer) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'a.jpg'))
    return body
  }
  const answers = await Promise.all(
    many.map((bytes) =>
      shop.request('/moto/v1/admin/pictures', {
        method: 'POST',
        headers: { authorization: 'Bearer token-of-the-test' },
        body: form(bytes),
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const busy = answers.find(({ status }) => status === 429)
  expect(Number(busy?.headers.get('retry-after'))).toBeGreaterThan(0)
})
