import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BundleManifest } from './adapter/bundle.ts'
import { PublishError } from './publish-error.ts'

/** A built variant on disk. */
export interface LoadedBundle {
  manifest: BundleManifest
  /** File URL of the module to import. */
  entry: string
  /** Folder of the browser's assets. */
  client: string
}

/**
 * @param file `bundle.json` of a variant
 * @throws {PublishError} when it is missing: the variant was never built, or its build did not finish
 */
export async function loadBundle(file: string): Promise<LoadedBundle> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new PublishError(`There is no finished bundle at ${file}; build it first.`, { cause: error })
  }
  const manifest: BundleManifest = JSON.parse(text)
  const folder = dirname(file)
  return {
    manifest,
    // The hash makes Node load the file again in a process that loaded an older build of it.
    entry: `${pathToFileURL(resolve(folder, manifest.entry)).href}?${manifest.code_hash}`,
    client: resolve(folder, manifest.client),
  }
}
