import { describe, expect, test } from 'vitest'
import { code, listFiles, read, rooms } from './support/source-files.ts'

describe('the repository', () => {
  test('holds no machine path and no registry host', () => {
    const offenders = code.filter((file) =>
      /(?<![\w#.])\/(?:home|Users|root)\/[a-z]|registry\.npmjs/i.test(read(file)),
    )
    expect(offenders.filter((file) => file !== 'tests/repository.test.ts')).toEqual([])
  })

  test('has no escape hatches', () => {
    const pattern =
      /\bas any\b|@ts-(?:ignore|nocheck)|\b(?:TODO|FIXME)\b|\.(?:only|skip|skipIf|runIf|todo|fixme|fails)\(/
    expect(code.filter((file) => file !== 'tests/repository.test.ts' && pattern.test(read(file)))).toEqual([])
  })
})

// The first one of a page costs a telephone a tenth of a second, whether anything is written with it or not.
test('no script that reaches a browser makes a formatter while it is loaded', () => {
  const browser = code.filter((file) => /^(?:src|themes|contract)\//.test(file))
  expect(browser.filter((file) => /^(?:export )?const .*\bnew Intl\./m.test(read(file)))).toEqual([])
})

describe('the lock file', () => {
  interface Locked {
    version?: string
    integrity?: string
    /** A folder of this repository. */
    link?: boolean
    /** Comes inside the archive of another package, whose checksum covers it. */
    inBundle?: boolean
    optionalDependencies?: Record<string, string>
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }

  /** Where Node would find `name` from `path`: beside it or in any folder above. */
  function isLocked(path: string, name: string, version: string): boolean {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]?.version === version) return true
    if (!path) return false
    return isLocked(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name, version)
  }

  // `npm ci` refuses a lock file without them, on every platform (npm writes an incomplete one when node_modules
  // stood there, or when its registry lacked a binary for another platform).
  test('has the binaries of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version))
        .filter(([name, version]) => !isLocked(path, name, version))
        .map(([name, version]) => `${path}: ${name}@${version}`),
    )
    expect(missing).toEqual([])
  })

  // Without one npm installs whatever the registry sends.
  test('has a checksum of every package it installs', () => {
    const unchecked = Object.entries(packages)
      .filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
      .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    expect(unchecked.map(([path, { version }]) => `${path}: ${version}`)).toEqual([])
  })

  test('names no registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })
})

test('no file holds what a merge left open', () => {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'package.json',
    ...listFiles('docs'),
    ...rooms.flatMap(listFiles),
  ]
  const isText = (file: string) => /\.(ts|tsx|astro|css|md|json|mjs)$/.test(file)
  expect(files.filter((file) => isText(file) && /^\s*(<{7}|>{7}) ?\S/m.test(read(file)))).toEqual([])
})
