import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const inputs = [
  'astro.config.mjs',
  'package-lock.json',
  'contract',
  'payment',
  'public',
  'publisher/adapter',
  'src',
  'themes',
]

/**
 * One hash over all a bundle is built from: equal code, equal hash, in any folder on any machine.
 * @param more folders and files of the repository beside those
 */
export function computeCodeHash(variant: string, more: readonly string[] = []): string {
  const hash = createHash('sha256').update(variant)
  for (const file of [...inputs, ...more].flatMap(listFiles))
    hash.update(`\0${file}\0`).update(readFileSync(root + file))
  return hash.digest('hex').slice(0, 16)
}

function listFiles(path: string): string[] {
  const stats = statSync(root + path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(root + path)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}
