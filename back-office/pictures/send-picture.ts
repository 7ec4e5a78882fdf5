import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'

const BUSY_MS = 2_000
/** Some minutes: a folder of photographs may be on its way, from this desk or from somebody else. */
const TRIES = 90

/**
 * Sends a photograph; while the API is busy with others it waits.
 * @param alt what is seen on it, for those who do not see it
 * @throws Refusal
 */
export async function sendPicture(file: File, alt?: string): Promise<AdminPicture> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await callApi('POST /v1/admin/pictures', { body: { file, alt } })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429 || left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    }
  }
}
