import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Picture } from '#contract/shapes/fields.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import type { Entry } from './entry.ts'

type Photograph = Pick<
  typeof photographs.$inferSelect,
  'path' | 'folder' | 'name' | 'alt' | 'width' | 'height' | 'focus_x' | 'focus_y'
>

/** Finds the pictures a file names. */
export type FindPictures = (
  wanted: unknown,
  present: readonly Picture[],
  /** Is told of what is not there; the thing goes in without it. */
  miss: (reason: string) => void,
) => unknown

/**
 * Photographs by the names the entries of a chunk give them, read at once: by the path they are kept at, by folder and name as
 * they were sent, or by name alone, the newest first. Of an address at another shop the name counts: nothing is fetched from
 * there.
 */
export async function openPictures(
  tx: Tx,
  channel_id: number,
  entries: readonly Entry[],
): Promise<FindPictures> {
  const named = [...new Set(entries.flatMap(listNamed))]
  const photos = named.length === 0 ? [] : await load(tx, channel_id, named)
  const byPath = new Map(photos.map((photo) => [photo.path, photo]))
  const byPlace = new Map(photos.toReversed().map((photo) => [`${photo.folder}/${photo.name}`, photo]))
  const byName = new Map(photos.toReversed().map((photo) => [photo.name, photo]))
  return (wanted, present, miss) => {
    if (!Array.isArray(wanted)) return wanted
    return wanted.flatMap((one: unknown) => {
      const { path, alt } = toNamed(one)
      const said = typeof alt === 'string' ? { alt } : {}
      const own = present.find((picture) => picture.path === path)
      if (own) return [{ ...own, ...said }]
      // The contract says what is wrong with it.
      if (typeof path !== 'string') return [one]
      const name = path
      const { folder, file } = toPlace(name)
      const photo = byPath.get(name) ?? byPlace.get(`${folder}/${file}`) ?? byName.get(file)
      const kept = photo && present.find((picture) => picture.path === photo.path)
      if (kept) return [{ ...kept, ...said }]
      if (photo) return [{ ...toPicture(photo), ...said }]
      const reason = /^https?:/.test(name) ? 'picture_elsewhere' : 'picture_missing'
      miss(IMPORT_ERRORS[reason](name.slice(0, 200)))
      return []
    })
  }
}

function load(tx: Tx, channel_id: number, named: readonly string[]): Promise<Photograph[]> {
  const names = [...new Set(named.map((name) => toPlace(name).file))]
  const { path, folder, name, alt, width, height, focus_x, focus_y } = photographs
  return tx
    .select({ path, folder, name, alt, width, height, focus_x, focus_y })
    .from(photographs)
    .where(and(eq(photographs.channel_id, channel_id), or(inArray(path, [...named]), inArray(name, names))))
    .orderBy(desc(photographs.id))
}

function toPicture({ path, width, height, alt, focus_x, focus_y }: Photograph): Picture {
  const focus = focus_x === null || focus_y === null ? {} : { focus: { x: focus_x, y: focus_y } }
  return { path, width, height, alt, ...focus }
}

/** Folder and file name of a path or an address; `?v=1` of an address is no part of it. */
function toPlace(name: string): { folder: string; file: string } {
  const plain = /^https?:/.test(name) ? decode(name.split(/[?#]/, 1)[0]!) : name.replaceAll('\\', '/')
  const parts = plain.normalize('NFC').split('/')
  const file = parts.pop() ?? ''
  return { folder: parts.filter((part) => part !== '' && part !== '.').join('/'), file }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const FIELDS = ['pictures', 'more_pictures'] as const

function listNamed({ rows }: Entry): string[] {
  return rows.flatMap(({ values }) =>
    [...FIELDS.flatMap((field) => values[field] ?? []), values['picture'] ?? []]
      .flat()
      .map((one) => toNamed(one).path)
      .filter((path) => typeof path === 'string'),
  )
}

function toNamed(one: unknown): { path?: unknown; alt?: unknown } {
  return typeof one === 'object' && one !== null ? one : { path: one }
}
