import { join } from 'node:path'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import { createFolderStore } from './create-folder-store.ts'
import { createKeptStore } from './create-kept-store.ts'
import { createS3Store } from './create-s3-store.ts'
import type { FileStore } from './file-store.ts'

/** Of copies of a bucket's files on the own disk. */
const KEPT_BYTES = 1024 * 1024 * 1024
/** So long another process may show what one removed. */
const KEPT_MS = 10 * 60_000

export interface FileStoreConfig {
  /** `s3://bucket/prefix`; left out, files lie in the data folder. */
  files_url?: string | undefined
  s3_force_path_style?: boolean | undefined
}

/** @throws CannotStart for an address that is no bucket's, or without a region */
export async function openFileStore(
  { files_url, s3_force_path_style = false }: FileStoreConfig,
  data_folder: string,
): Promise<FileStore> {
  if (files_url === undefined) return createFolderStore(data_folder)
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(files_url) ?? []
  if (!bucket) throw new CannotStart('FILES_URL must be an address like s3://bucket/prefix.')
  if (!process.env['AWS_REGION'])
    throw new CannotStart('FILES_URL needs AWS_REGION (any word where there are no regions).')
  const store = await createS3Store({
    bucket,
    prefix: prefix.split('/').filter(Boolean).join('/'),
    force_path_style: s3_force_path_style,
  })
  return createKeptStore(store, {
    folder: join(data_folder, 'kept-files'),
    max_bytes: KEPT_BYTES,
    longest_ms: KEPT_MS,
  })
}
