import { pageFacts } from '../frame/page-facts.ts'

/** Where the API shows a picture of this shop, from the page of the back office. */
export function toPictureAddress({ path }: { path: string }, width: 160 | 320 | 640 | 1280): string {
  return `../../storage/${pageFacts.channel}/${path}/${width}.webp`
}
