import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { askApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'

const BUSY_MS = 2_000
/** Some minutes: a folder of photographs may be on its way from somebody else. */
const TRIES = 90

/** Sends a photograph; while the API is busy with others it waits. @throws Refusal */
export async function sendPicture(file: File): Promise<AdminPicture> {
  for (let left = TRIES; ; left -= 1) {
    const form = new FormData()
    form.set('file', file)
    try {
      return (await askApi<AdminPicture>('POST /v1/admin/pictures', { body: form })).body
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429 || left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    }
  }
}
