import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { ApiError, invalidField } from '#shop-api/http/api-error.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import {
  createPictureProcess,
  EndedOverPicture,
  type MadePicture,
  type PictureFilePair,
} from './picture-process.ts'

/** Photographs that are read or wait, 30 MB each at most. */
const MAX_ASKED = 8
/** Of one shop, so that the others find room. */
const MAX_OF_SHOP = 3
const BUSY_RETRY_S = 2
/** A picture that takes longer was made to. */
const LONGEST_MS = 90_000
/** Each may take some hundred megabytes while it is read. */
const MOST_AT_ONCE = 2

/** What others sent may end the process that reads it, never the API. */
const free = Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, createPictureProcess)
const limit = pLimit(free.length)
let asked = 0
const askedOfShop = new Map<number, number>()

/**
 * Makes a picture as it is kept, in a process of its own.
 * @param files where it lies, and where the other is to be written
 * @throws ApiError 422 beside `file` for what is no such picture, 429 with retry-after while too many wait
 */
export async function normaliseBeside(files: PictureFilePair, channel_id: number): Promise<MadePicture> {
  const others = askedOfShop.get(channel_id) ?? 0
  if (asked >= MAX_ASKED || others >= MAX_OF_SHOP) {
    throw new ApiError(
      429,
      { code: 'too_many_requests', message: PICTURE_ERRORS.busy },
      { 'retry-after': String(BUSY_RETRY_S) },
    )
  }
  asked += 1
  askedOfShop.set(channel_id, others + 1)
  try {
    // Its time begins when its turn comes.
    const result = await limit(async () => {
      const read = free.pop()!
      try {
        return await read(files, LONGEST_MS)
      } finally {
        free.push(read)
      }
    })
    if (!('refused' in result)) return result
    throw invalidField('file', `picture.${result.refused}`, PICTURE_ERRORS[result.refused])
  } catch (cause) {
    if (!(cause instanceof EndedOverPicture)) throw cause
    throw invalidField('file', 'picture.broken', PICTURE_ERRORS.broken)
  } finally {
    asked -= 1
    const left = (askedOfShop.get(channel_id) ?? 1) - 1
    if (left > 0) askedOfShop.set(channel_id, left)
    else askedOfShop.delete(channel_id)
  }
}
