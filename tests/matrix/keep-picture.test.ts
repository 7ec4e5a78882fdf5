import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { keepPicture } from './keep-picture.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(`${tmpdir()}/noren-gallery-`)))
afterAll(() => rm(folder, { recursive: true }))

/** A grey screen with a box of a height on it. */
const draw = (height: number) =>
  sharp({ create: { width: 390, height: 844, channels: 3, background: '#eee' } })
    .composite([
      { input: { create: { width: 200, height, channels: 3, background: '#a33' } }, left: 20, top: 20 },
    ])
    .png()
    .toBuffer()

test('a picture of the gallery is written anew only when it shows something else', async () => {
  const file = `${folder}/noir-home.webp`
  expect(await keepPicture(file, await draw(200))).toBe(true)
  const first = await readFile(file)
  expect(await keepPicture(file, await draw(203))).toBe(false)
  expect(await readFile(file)).toEqual(first)
  expect(await keepPicture(file, await draw(400))).toBe(true)
  expect(await readFile(file)).not.toEqual(first)
})
