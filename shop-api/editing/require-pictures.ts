import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Picture } from '#contract/shapes/fields.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { findDrawing } from '#shop-api/media/load-picture.ts'
import { toPictureSize } from '#shop-api/media/picture-source.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import { listImages, rewriteImages } from './rich-text-images.ts'

interface Size {
  width: number
  height: number
}

/**
 * Everything staff save goes through here: each picture in it, alone, in a list or in rich text, must be one of the shop's,
 * photographed or drawn. Its size is what the store says, whatever was sent.
 * @returns the input as it is to be saved
 * @throws ApiError 422 beside every field with a picture the shop does not have
 */
export async function requirePictures<Input>(tx: Tx, channel_id: number, input: Input): Promise<Input> {
  const asked = listPictures(input, '')
  if (asked.length === 0) return input
  const [channel] = await tx.select({ name: channels.name }).from(channels).where(eq(channels.id, channel_id))
  const storage = `/storage/${channel?.name}`
  const toPath = ({ src, path }: AskedPicture) => path ?? toStoragePath(src, storage)
  const known = await findSizes(tx, channel_id, new Set(asked.flatMap((one) => toPath(one) ?? [])))
  const unknown = asked.filter((one) => !known.has(toPath(one) ?? ''))
  if (unknown.length > 0) {
    const errors = [...new Set(unknown.map(({ field }) => field))].map((field) => ({
      field,
      code: 'picture.unknown',
      message: PICTURE_ERRORS.unknown,
    }))
    throw new ApiError(422, { code: 'picture.unknown', message: EDITOR_ERRORS.check, errors })
  }
  const toImage = (src: string) => {
    const path = toStoragePath(src, storage)
    const size = path === undefined ? undefined : known.get(path)
    return path !== undefined && size ? { src: `${storage}/${path}/960.webp`, ...size } : undefined
  }
  return rewrite(input, (picture) => ({ ...picture, ...known.get(picture.path) }), toImage) as Input
}

type AskedPicture = { field: string } & (
  | { path: string; src?: undefined }
  | { src: string; path?: undefined }
)

function listPictures(value: unknown, field: string): AskedPicture[] {
  if (typeof value === 'string') return listImages(value).map((src) => ({ field, src }))
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ field, path: value.path }]
  return Object.entries(value).flatMap(([key, part]) => listPictures(part, field ? `${field}.${key}` : key))
}

/** The contract has checked the input: nothing else has these fields. */
function isPicture(value: object): value is Picture {
  return (
    'path' in value &&
    'width' in value &&
    'height' in value &&
    'alt' in value &&
    typeof value.path === 'string'
  )
}

/** Of `/storage/moto/photos/…/960.webp`: what stands between storage and size. */
function toStoragePath(src: string | undefined, storage: string): string | undefined {
  if (src === undefined || !src.startsWith(`${storage}/`)) return undefined
  return /^([\w-]+(?:\/[\w-]+)*)\/\d+\.\w+$/.exec(src.slice(storage.length + 1))?.[1]
}

/** Sizes of those paths that are pictures of the shop. A photograph that is named is used from now on. */
async function findSizes(tx: Tx, channel_id: number, paths: ReadonlySet<string>): Promise<Map<string, Size>> {
  const isNamed = and(eq(photographs.channel_id, channel_id), inArray(photographs.path, [...paths]))
  const rows = await tx
    .select({ path: photographs.path, width: photographs.width, height: photographs.height })
    .from(photographs)
    .where(isNamed)
    // Nobody clears it meanwhile.
    .for('key share')
  await tx
    .update(photographs)
    .set({ unused_since: null })
    .where(and(isNamed, isNotNull(photographs.unused_since)))
  const sizes = new Map<string, Size>(rows.map(({ path, width, height }) => [path, { width, height }]))
  for (const path of paths) {
    if (sizes.has(path)) continue
    const drawing = await findDrawing(tx, eq(channels.id, channel_id), path)
    if (drawing) sizes.set(path, toPictureSize(drawing))
  }
  return sizes
}

type ToPicture = (picture: Picture) => Picture
type ToImage = (src: string) => ({ src: string } & Size) | undefined

function rewrite(value: unknown, toPicture: ToPicture, toImage: ToImage): unknown {
  if (typeof value === 'string') return rewriteImages(value, toImage)
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return toPlainFocus(toPicture(value))
  if (Array.isArray(value)) return value.map((part) => rewrite(part, toPicture, toImage))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, rewrite(part, toPicture, toImage)]),
  )
}

/** Two decimals are a pixel in a hundred; the middle is not said. */
function toPlainFocus({ focus, ...picture }: Picture): Picture {
  const round = (part: number) => Math.round(part * 100) / 100
  const plain = focus && { x: round(focus.x), y: round(focus.y) }
  return plain && (plain.x !== 0.5 || plain.y !== 0.5) ? { ...picture, focus: plain } : picture
}
