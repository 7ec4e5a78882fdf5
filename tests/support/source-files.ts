import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of the repository, with a slash behind it. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
export const rooms = [
  'back-office',
  'bench',
  'cli',
  'contract',
  'demo',
  'deploy',
  'payment',
  'publisher',
  'running',
  'shop-api',
  'sites',
  'src',
  'tests',
  'themes',
]

/** Paths below a folder, without what is built and what migrated. */
export function listFiles(path: string): string[] {
  if (!existsSync(root + path)) return []
  return readdirSync(root + path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => normalize(`${entry.parentPath}/${entry.name}`).slice(root.length))
    .filter((file) => !/(^|\/)(\.work|migrations)\//.test(file))
    .sort()
}

export function read(file: string): string {
  return readFileSync(root + file, 'utf8')
}

/** What is compiled. */
export const code = rooms.flatMap(listFiles).filter((file) => /\.(ts|tsx|astro)$/.test(file))
export const documents = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs')].filter((file) =>
  file.endsWith('.md'),
)
