import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import { createPictureEncoder, type PictureSize } from './encode-picture.ts'
import type { View } from './product-pictures.ts'

export interface PictureName extends PictureSize {
  channel: string
  path: string
}

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** Encoded pictures: made on the first request, kept as files, never changed (a path carries a digest of its source). */
export interface PictureFiles {
  /** @param find answers what to draw, undefined for no such picture; asked only when there is no file yet. */
  load: (name: PictureName, find: () => Promise<DrawRequest | undefined>) => Promise<PictureFile | undefined>
}

/** A source, and the side of the thing to draw. */
export type DrawRequest = PictureSource & { view?: View | undefined }

/** The SVG of a source; undefined when it names what nobody can draw. */
export type Draw = (source: DrawRequest) => string | undefined

/** @param draw who draws the sources; left out, there are no drawn pictures */
export function createPictureFiles(folder: string, draw: Draw = () => undefined): PictureFiles {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  // AVIF takes a core for a second. More at once than cores would make everybody wait.
  const limit = pLimit(availableParallelism())
  const encode = createPictureEncoder()

  async function make(file: string, name: PictureName, find: () => Promise<DrawRequest | undefined>) {
    const source = await find()
    const svg = source && draw(source)
    if (svg === undefined) return undefined
    const bytes = await limit(() => encode(svg, name))
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
    return bytes
  }

  return {
    load: async (name, find) => {
      const file = toFile(folder, name)
      const etag = `"${createHash('sha256').update(file.slice(folder.length)).digest('hex').slice(0, 16)}"`
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return { bytes: kept, etag }
      const underway = making.get(file) ?? make(file, name, find).finally(() => making.delete(file))
      making.set(file, underway)
      const bytes = await underway
      return bytes && { bytes, etag }
    },
  }
}

/** Paths come from the address bar; a hash of one cannot lead out of the folder. */
function toFile(folder: string, { channel, path, width, format }: PictureName): string {
  const name = createHash('sha256')
    .update(JSON.stringify([channel, path]))
    .digest('hex')
  return join(folder, 'pictures', name.slice(0, 2), name.slice(2, 24), `${width}.${format}`)
}
