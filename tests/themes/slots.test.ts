import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { slots } from '#themes/slots.ts'
import { listHooks } from './list-hooks.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))

function listFolders(path: string): string[] {
  return readdirSync(themes + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path + entry.name)
}

const folders = [...listFolders(''), ...listFolders('sites/')].filter(
  (folder) => folder !== 'simple' && folder !== 'sites',
)
const overrides = folders.flatMap((folder) =>
  Object.values(slots)
    .map((file) => ({ folder, file }))
    .filter(({ file }) => existsSync(`${themes}${folder}/${file}`)),
)

describe('a slot that replaces simple’s', () => {
  test('exists: there is something to look at', () => {
    expect(overrides.length).toBeGreaterThan(5)
  })

  test.each(overrides)('keeps everything scripts hold on to: $folder/$file', ({ folder, file }) => {
    const kept = listHooks(`themes/${folder}/${file}`)
    const lost = [...listHooks(`themes/simple/${file}`)].filter((hook) => !kept.has(hook))
    expect(lost).toEqual([])
  })
})
