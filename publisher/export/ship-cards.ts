import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { toCardHash } from '../cards/card.ts'
import type { CardFiles, CardRequest } from '../cards/card-files.ts'
import { writeIfChanged } from './write-if-changed.ts'

/**
 * Draws the link cards of exported pages into the folder. A card's address names its content, so one that is there
 * already is left alone.
 */
export async function shipCards(
  requests: CardRequest[],
  cards: CardFiles,
  toFile: (path: string) => string,
  onProgress?: (done: number) => void,
): Promise<{ files: string[]; written: number }> {
  const limit = pLimit(availableParallelism() * 2)
  let written = 0
  let done = 0
  const files = await limit.map(requests, async (request) => {
    const hash = toCardHash(request.card, request.palette)
    const file = toFile(`/og${request.page}${hash}.jpg`)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (!isThere && (await writeIfChanged(file, (await cards.load(request)).bytes))) written += 1
    done += 1
    onProgress?.(done)
    return file
  })
  return { files, written }
}
