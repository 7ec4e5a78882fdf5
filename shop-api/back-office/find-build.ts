import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page loads of a build; paths in the folder of the build. */
export interface BackOfficeBuild {
  /** Name of its folder. */
  build: string
  script: string
  /** What the script imports at once. */
  imports: string[]
  styles: string[]
}

interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/** The newest build in `folder`, as `cli/back-office/` left it there; undefined while there is none. */
export async function findBuild(folder: string): Promise<BackOfficeBuild | undefined> {
  const { build } = (await readJson<{ build: string }>(join(folder, 'current.json'))) ?? {}
  if (build === undefined) return undefined
  const manifest = await readJson<Record<string, ManifestEntry>>(join(folder, build, 'manifest.json'))
  const entry = manifest?.['start.ts']
  if (!manifest || !entry) return undefined
  const parts = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  return {
    build,
    script: entry.file,
    imports: parts.map(({ file }) => file),
    styles: [entry, ...parts].flatMap(({ css = [] }) => css),
  }
}

async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}
