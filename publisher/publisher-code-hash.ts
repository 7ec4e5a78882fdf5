import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** What the publisher itself adds to a page or a release. */
const folders = ['cards', 'files', 'hosting', 'render']

/** Hash over the publisher's own part of the output: a newer publisher publishes anew. */
export function computePublisherCodeHash(): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const url = new URL(`./${folder}/`, import.meta.url)
    for (const file of readdirSync(url).sort()) hash.update(file).update(readFileSync(new URL(file, url)))
  }
  return hash.digest('hex')
}
