import type { Picture } from '#contract/shapes/fields.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'

/**
 * Pictures by the paths a file names: those the thing has already.
 * @param miss is told of what is not there; the thing goes in without it
 */
export function findPictures(
  wanted: unknown,
  present: readonly Picture[],
  miss: (reason: string) => void,
): unknown {
  if (!Array.isArray(wanted)) return wanted
  return wanted.flatMap((one: unknown) => {
    const { path, alt } = toNamed(one)
    const found = present.find((picture) => picture.path === path)
    if (found) return [{ ...found, ...(typeof alt === 'string' && { alt }) }]
    const name = String(path).slice(0, 200)
    const reason = /^https?:/.test(name) ? 'picture_elsewhere' : 'picture_missing'
    miss(IMPORT_ERRORS[reason](name))
    return []
  })
}

function toNamed(one: unknown): { path?: unknown; alt?: unknown } {
  return typeof one === 'object' && one !== null ? one : { path: one }
}
