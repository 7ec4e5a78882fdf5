import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkGroups } from '#publisher/adapter/few-chunks.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** `a/(b|c)` names `a/b` and `a/c`. */
function expand(path: string): string[] {
  const [, before = '', inside = path] = /^(.*)\((.+)\)$/.exec(path) ?? []
  return inside.split('|').map((one) => before + one)
}

test('Every module that a file of its own is made for is there', () => {
  const own = chunkGroups.flatMap(({ paths }) => paths).filter((path) => !path.startsWith('node_modules/'))
  const modules = own.flatMap(expand)
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((path) => !['.ts', '.tsx'].some((end) => existsSync(root + path + end)))).toEqual([])
})
