import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { type Card, type Palette, toCardHash } from './card.ts'
import sharp from 'sharp'
import { drawCard, PICTURE_BOX } from './draw-card.ts'
import { readUsed } from '../store/read-used.ts'
import { KEYCODE_HEADER } from '#contract/keycode-names.ts'

const TIMEOUT_MS = 10_000

const MAX_BYTES = 20 * 1024 * 1024

interface PictureSource {
  /** Public address of the shop. */
  origin: string
  /** Address of its API, without a trailing slash. */
  api: string
  keycode_token: string | null
}

export interface CardRequest {
  /** Path of the page. */
  page: string
  card: Card
  palette: Palette
  /** Public address of the shop. */
  origin: string
  /** Address of the API, without a trailing slash. */
  api: string
  /** What a closed shop's picture is fetched with. */
  keycode_token: string | null
}

export interface CardFile {
  bytes: Uint8Array
  /** False when the picture could not be had: worth another try later, so nobody should keep this one. */
  is_complete: boolean
}

/**
 * Cards of a site: drawn when one is first asked for, then kept as a file, one a page.
 * @param folder of the store, which may remove what was not used for long
 * @param onKept told of the bytes of each
 */
export function createCardFiles(folder: string, site: string, onKept: (bytes: number) => void = () => {}) {
  const making = new Map<string, Promise<CardFile>>()
  const limit = pLimit(availableParallelism())

  async function make(file: string, { page, card, palette, ...from }: CardRequest): Promise<CardFile> {
    const picture = card.picture === null ? undefined : await loadPicture(card.picture, from)
    const bytes = await encodeCard(card, palette, picture)
    const is_complete = card.picture === null || picture !== undefined
    if (is_complete) await keep(toFolder(page), file, bytes).then(() => onKept(bytes.length), notIfGone)
    return { bytes, is_complete }
  }

  /** Paths come from the address bar; a hash of one cannot lead out of the folder. */
  function toFolder(page: string): string {
    const name = createHash('sha256').update(page).digest('hex')
    return join(folder, 'cards', site, name.slice(0, 2), name.slice(2, 24))
  }

  return {
    async load(request: CardRequest): Promise<CardFile> {
      const file = join(toFolder(request.page), `${toCardHash(request.card, request.palette)}.jpg`)
      const kept = await readUsed(file)
      if (kept) return { bytes: kept, is_complete: true }
      const underway = making.get(file) ?? limit(() => make(file, request)).finally(() => making.delete(file))
      making.set(file, underway)
      return underway
    },
  }
}

export type CardFiles = ReturnType<typeof createCardFiles>

async function keep(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const older = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  await Promise.all(
    older
      .map((name) => join(folder, name))
      .filter((one) => one !== file)
      .map((one) => rm(one, { force: true })),
  )
}

/** Somebody tidied the folder away at this moment: the card is drawn again. */
function notIfGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Every service that shows link previews reads JPEG. */
const JPEG = { quality: 84, mozjpeg: true } as const

/** @param picture bytes of the card's picture in any format, or undefined: then the words have all the room */
export async function encodeCard(
  card: Card,
  palette: Palette,
  picture: Uint8Array | undefined,
): Promise<Uint8Array> {
  const { left, top, width, height } = PICTURE_BOX
  const background = sharp(Buffer.from(drawCard(card, palette, picture !== undefined)))
  if (!picture) return background.jpeg(JPEG).toBuffer()
  const input = await sharp(picture)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toBuffer()
  return background.composite([{ input, left, top }]).jpeg(JPEG).toBuffer()
}

/**
 * Fetches a card's picture. One on the shop's own address comes from the API, which is where the origin would send
 * the request.
 *
 * @returns undefined when there is none to be had: a card without it is better than no card
 */
async function loadPicture(
  address: string,
  { origin, api, keycode_token }: PictureSource,
): Promise<Uint8Array | undefined> {
  const isOwn = address.startsWith(`${origin}/`)
  const url = isOwn ? api + address.slice(origin.length) : address
  try {
    const response = await fetch(url, {
      // A shop's pass is for that shop alone.
      ...(isOwn && keycode_token !== null && { headers: { [KEYCODE_HEADER]: keycode_token } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    const isTooBig = Number(response.headers.get('content-length') ?? 0) > MAX_BYTES
    if (!response.ok || !isPicture || isTooBig) {
      await response.body?.cancel()
      return undefined
    }
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return undefined
  }
}
