import { stat } from 'node:fs/promises'
import { parseDocumentPath } from '../render/document-path.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The API encodes a picture when it is first asked for: enough to keep it busy, and no more than one picture's files. */
const AT_ONCE = 8

export interface ShippedPictures {
  files: string[]
  written: number
  /** Addresses the API does not have; the pages naming them are exported all the same. */
  missing: string[]
}

/**
 * Fetches pictures from the API into the exported folder. A picture's address names its content, so one that is
 * there already is not asked for again.
 *
 * @param api address of the API, without trailing slash
 * @throws {Error} when the API cannot be reached
 */
export async function shipPictures(
  addresses: ReadonlySet<string>,
  api: string,
  toFile: (path: string) => string,
  onProgress?: (done: number) => void,
): Promise<ShippedPictures> {
  const result: ShippedPictures = { files: [], written: 0, missing: [] }
  const waiting = [...addresses].sort()
  let done = 0

  async function shipOne(address: string): Promise<void> {
    const path = parseDocumentPath(address)
    if (!path) return void result.missing.push(address)
    const file = toFile(path)
    if (!(await exists(file))) {
      const response = await ask(api + address)
      if (!response.ok) return void result.missing.push(address)
      await writeIfChanged(file, new Uint8Array(await response.arrayBuffer()))
      result.written += 1
    }
    result.files.push(file)
  }

  async function shipNext(): Promise<void> {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await shipOne(address)
      done += 1
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shipNext))
  result.missing.sort()
  return result
}

async function ask(url: string): Promise<Response> {
  return fetch(url).catch((error: unknown) => {
    throw new Error(
      `The shop API did not answer with ${url}. Look after it and begin again: pictures it has encoded are kept.`,
      { cause: error },
    )
  })
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
