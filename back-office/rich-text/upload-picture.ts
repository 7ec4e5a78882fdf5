import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { pageFacts } from '../frame/page-facts.ts'
import { sendPicture } from '../pictures/send-picture.ts'

const SHOWN_WIDTH = 960

/** Sends a photograph to the shop. @returns what an `<img>` of rich text needs @throws Refusal */
export async function uploadPicture(file: File, alt: string) {
  const { path, width, height } = await sendPicture(file, alt)
  return { src: toPictureUrl(pageFacts.storage, { path }, SHOWN_WIDTH, 'webp'), alt, width, height }
}
