import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildEdgeFiles } from '#publisher/objects/edge-files.ts'
import { openSender } from '#publisher/objects/open-sender.ts'
import type { SentRelease } from '#publisher/objects/sender.ts'
import { toSentence } from '#publisher/publish-error.ts'
import { writeIfChanged } from '#publisher/export/write-if-changed.ts'
import { type BucketPlace, toBucketPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import type { ObjectPlace, SiteConfig } from '#sites/site-config.ts'
import type { Progress } from '#publisher/receipt.ts'

type Env = Record<string, string | undefined>

interface Options {
  site: SiteConfig
  store: Store
  api: string
  place: ObjectPlace
  /** Where the program of the CDN is written. */
  edge_folder: string
  env: Env
  onProgress?: (progress: Progress<'objects'>) => void
}

export interface ObjectsReceipt extends SentRelease {
  /** Files of the CDN's program, and whether they have to be put up again. */
  edge_files: string[]
  is_edge_new: boolean
}

/** The live release into a bucket, and the program of its CDN into a folder. @throws {Error} one sentence */
export async function exportObjects(options: Options): Promise<ObjectsReceipt> {
  const { site, store, api, place, edge_folder, env, onProgress } = options
  const bucket = toBucketPlace(place.to, env, { name: '--to' })
  const files = await buildEdgeFiles({
    target: place.target,
    site: site.name,
    channel: site.channel,
    origin: site.origin,
    api,
    bucket,
    bucket_url: toBucketUrl(bucket, env),
  })
  let is_edge_new = false
  for (const [name, text] of files) {
    await mkdir(edge_folder, { recursive: true })
    const isNew = await writeIfChanged(join(edge_folder, name), new TextEncoder().encode(text))
    is_edge_new ||= isNew
  }
  const sender = await openSender({ site, store, api }, place, env)
  try {
    const sent = await sender.send(onProgress)
    return { ...sent, edge_files: [...files.keys()], is_edge_new }
  } catch (error) {
    // It would not be new the next time.
    const also = is_edge_new ? ` The program in ${edge_folder} is new, too: put it up again.` : ''
    throw new Error(toSentence(error) + also, { cause: error })
  } finally {
    sender.close()
  }
}

/** Where everybody reads its objects, where everybody may. */
function toBucketUrl({ bucket, force_path_style }: BucketPlace, env: Env): string {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || `https://s3.${env['AWS_REGION']}.amazonaws.com`
  const { protocol, host } = new URL(endpoint)
  return force_path_style ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`
}
