import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { callApi } from '../api/call-api.ts'
import { pageFacts } from '../frame/page-facts.ts'

const SHOWN_WIDTH = 960

/** Sends a photograph to the shop. @returns what an `<img>` of rich text needs @throws Refusal */
export async function uploadPicture(file: File, alt: string) {
  const { path, width, height } = await callApi('POST /v1/admin/pictures', { body: { file, alt } })
  return { src: toPictureUrl(pageFacts.storage, { path }, SHOWN_WIDTH, 'webp'), alt, width, height }
}
