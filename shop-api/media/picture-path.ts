import { createHash } from 'node:crypto'

/**
 * Grows whenever `demo/drawings` draws the same thing differently, so that pictures cached for good get new
 * addresses.
 */
const DRAWING_VERSION = 2

/** Ten characters that change with what a picture is made from; part of its path, which may be cached for ever. */
export function toPictureDigest(source: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, source]))
    .digest('hex')
    .slice(0, 10)
}
