import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { computeCodeHash } from '../adapter/code-hash.ts'
import type { RenderedPages, RenderInput } from '../render/render-job.ts'
import type { BundleName } from './bundle-archive.ts'

/** Pages that one host renders together. */
export interface ChunkJob {
  bundle: BundleName
  /** `store` is the asking machine's, and means nothing to others; the pass of a closed shop travels sealed. */
  input: RenderInput
  sealed_pass: string | null
  paths: string[]
}

/** Keys of two installations on one Redis would mix: each takes a database of its own (`redis://…/1`). */
export const PREFIX = 'noren'

let code: string | undefined

/** Only hosts with the very same code and packages see a publisher's chunks: while versions change, old and new do not mix. */
export function toQueueName(): string {
  code ??= computeCodeHash('hosts', ['publisher', 'running', 'sites/site-config.ts'])
  return `render-${code}`
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** Answers of a hundred pages are much alike. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** An answer as it travels through Redis: a tenth of the JSON. */
export async function packPages(pages: RenderedPages): Promise<string> {
  return (await compress(JSON.stringify(pages), QUALITY)).toString('base64')
}

export async function unpackPages(packed: string): Promise<RenderedPages> {
  return JSON.parse((await decompress(Buffer.from(packed, 'base64'))).toString()) as RenderedPages
}
