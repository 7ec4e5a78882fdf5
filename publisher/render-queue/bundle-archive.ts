import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { create, extract } from 'tar'
import type { LoadedBundle } from '../load-bundle.ts'
import type { HostSupplies } from '../store/store.ts'

/** What a chunk is rendered with, wherever that is. */
export interface BundleName {
  /** Of variant and code: equal names, equal bytes. */
  name: string
  /** File of the module to import. */
  entry: string
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

export function toBundleName({ manifest, entry }: LoadedBundle): BundleName {
  return { name: `${manifest.variant}-${manifest.code_hash}`, entry: basename(fileURLToPath(entry)) }
}

/** The part of a bundle that renders, as `.tar.gz`. What browsers load is a document of its release. */
export async function packBundle({ entry }: LoadedBundle): Promise<Uint8Array> {
  return packFolder(dirname(fileURLToPath(entry)))
}

/** All that is in a folder, as `.tar.gz`. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  return create({ gzip: true, portable: true, cwd: folder }, ['.']).concat()
}

/** @param bytes as `packFolder` made them */
export function unpackInto(bytes: Uint8Array, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    extract({ cwd: folder, strict: true }).on('error', reject).on('close', resolve).end(Buffer.from(bytes))
  })
}

/**
 * Bundles of other machines, unpacked once for this one.
 * @param supplies where they come from
 * @param folder inside the installation, where bundles find the packages they import
 */
export function openBundleShelf({ readBundle }: Pick<HostSupplies, 'readBundle'>, folder: string) {
  const loads = new Map<string, Promise<string>>()

  async function load({ name, entry }: BundleName): Promise<string> {
    if (!/^[a-z0-9][\w+.-]*$/.test(name) || basename(entry) !== entry)
      throw new Error(`${name}/${entry} is no bundle.`)
    const place = join(folder, name)
    if (!existsSync(place)) await fetchInto(place, name)
    await utimes(place, new Date(), new Date())
    return pathToFileURL(join(place, entry)).href
  }

  async function fetchInto(place: string, name: string): Promise<void> {
    const next = `${place}.${randomUUID()}`
    await mkdir(next, { recursive: true })
    try {
      await unpackInto(await readBundle(name), next)
      // Another process of this machine may have been faster.
      await rename(next, place).catch((error: unknown) => {
        if (!existsSync(place)) throw error
      })
    } finally {
      await rm(next, { recursive: true, force: true })
    }
  }

  return {
    /** @returns the address of the module to import; asks once for each bundle */
    load(bundle: BundleName): Promise<string> {
      const loading = loads.get(bundle.name) ?? load(bundle)
      loads.set(bundle.name, loading)
      loading.catch(() => loads.delete(bundle.name))
      return loading
    },
    /** Removes those that were not loaded for a month. */
    async tidy(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name))
        if (mtimeMs < Date.now() - KEPT_MS) await rm(join(folder, name), { recursive: true, force: true })
      }
    },
  }
}
