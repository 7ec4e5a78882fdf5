import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import {
  createPictureEncoder,
  type PictureFormat,
  type PictureOriginal,
  type PictureSize,
} from './encode-picture.ts'
import type { FileStore } from './files/file-store.ts'
import type { View } from './product-pictures.ts'

/** Where a picture lies in the storage of a channel. */
export interface PictureAddress {
  channel: string
  path: string
}

export interface PictureName extends PictureSize, PictureAddress {}

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** A photograph as it is kept, from which all widths and formats are made. */
export interface Master {
  /** Where it lies until it is put. */
  path: string
  type: 'image/jpeg' | 'image/png'
}

/** What a picture is encoded from. */
export type PictureOrigin = DrawRequest | { type: 'photograph' }

/**
 * Pictures as files: what staff sent, and every size and format that was asked for, made on the first request and never
 * changed (a path carries a digest of its source).
 */
export interface PictureFiles {
  /**
   * @param find answers what to encode, undefined for no such picture; asked only when there is no file yet, before and after it is made.
   * @throws ApiError 429 with retry-after while too many wait for theirs
   */
  load: (
    name: PictureName,
    find: () => Promise<PictureOrigin | undefined>,
  ) => Promise<PictureFile | undefined>
  putMaster: (address: PictureAddress, master: Master) => Promise<void>
  getMaster: (address: PictureAddress) => Promise<Uint8Array<ArrayBuffer> | undefined>
  hasMaster: (address: PictureAddress) => Promise<boolean>
  /** Removes a photograph in all its sizes. */
  remove: (address: PictureAddress) => Promise<void>
}

/** A source, and the side of the thing to draw. */
export type DrawRequest = PictureSource & { view?: View | undefined }

/** The SVG of a source; undefined when it names what nobody can draw. */
export type Draw = (source: DrawRequest) => string | undefined

/** Pictures that are encoded or wait for it. A page shows some thirty, a publisher asks for a few at a time. */
const MAX_ASKED = 1000
const BUSY_RETRY_S = 5

const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** @param draw who draws the sources; left out, there are no drawn pictures */
export function createPictureFiles(store: FileStore, draw: Draw = () => undefined): PictureFiles {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  // AVIF takes a core for a second. More at once than cores would make everybody wait.
  const limit = pLimit(availableParallelism())
  const encode = createPictureEncoder()
  const toMasterKey = (address: PictureAddress) => `${toFolder(address)}master`

  async function loadOriginal(
    name: PictureName,
    origin: PictureOrigin,
  ): Promise<PictureOriginal | undefined> {
    if (origin.type !== 'photograph') return draw(origin)
    return name.format === 'svg' ? undefined : store.get(toMasterKey(name))
  }

  async function make(key: string, name: PictureName, find: () => Promise<PictureOrigin | undefined>) {
    const origin = await find()
    if (!origin) return undefined
    if (limit.pendingCount >= MAX_ASKED) {
      throw new ApiError(
        429,
        { code: 'too_many_requests', message: PICTURE_ERRORS.busy },
        { 'retry-after': String(BUSY_RETRY_S) },
      )
    }
    const bytes = await limit(async () => {
      const original = await loadOriginal(name, origin)
      return original === undefined ? undefined : encode(original, name)
    })
    if (!bytes) return undefined
    await store.put(key, bytes, TYPES[name.format])
    // Removed meanwhile, it must not lie there for ever.
    if (await find()) return bytes
    await store.removeAll(toFolder(name))
    return undefined
  }

  return {
    load: async (name, find) => {
      const key = `${toFolder(name)}${name.width}.${name.format}`
      const etag = `"${createHash('sha256').update(`/${key}`).digest('hex').slice(0, 16)}"`
      const kept = await store.get(key)
      if (kept) return { bytes: kept, etag }
      const underway = making.get(key) ?? make(key, name, find).finally(() => making.delete(key))
      making.set(key, underway)
      const bytes = await underway
      return bytes && { bytes, etag }
    },
    putMaster: (address, { path, type }) => store.putFile(toMasterKey(address), path, type),
    getMaster: (address) => store.get(toMasterKey(address)),
    hasMaster: (address) => store.has(toMasterKey(address)),
    remove: (address) => store.removeAll(toFolder(address)),
  }
}

/** Paths come from the address bar; a hash of one cannot lead out of the folder. */
function toFolder({ channel, path }: PictureAddress): string {
  const name = createHash('sha256')
    .update(JSON.stringify([channel, path]))
    .digest('hex')
  return `pictures/${name.slice(0, 2)}/${name.slice(2, 24)}/`
}
