import type { Program } from '#cli/environment/variable.ts'
import { listFiles, read, rooms } from '#tests/support/source-files.ts'
import { listReadVariables } from './list-read-variables.ts'

/** Who runs the code of a room. Rooms that run in browsers, or only render, read nothing. */
const PROGRAMS: Readonly<Record<string, readonly Program[]>> = {
  'shop-api': ['API'],
  payment: ['API'],
  running: ['API', 'noren'],
  demo: ['API'],
  deploy: ['API'],
  cli: ['noren'],
  publisher: ['noren'],
  sites: ['noren'],
  tests: ['tests'],
  bench: ['bench'],
}

export interface Read {
  /** Undefined for code that may read nothing. */
  program: Program | undefined
  file: string
  name: string
}

/** Tests that hold shops of their own name variables of nobody. */
const isFixture = (file: string, name: string) =>
  file.startsWith('tests/') && /_(?:API|KEYCODE)$|^UNUSED$/.test(name)

/** What every program reads from the environment, and the places where that cannot be told. */
export function listReadsOfPrograms(): { reads: Read[]; lost: string[] } {
  const files = [
    ...rooms.flatMap(listFiles),
    'astro.config.mjs',
    'playwright.config.ts',
    'vitest.config.ts',
    'knip.ts',
  ]
    .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file))
    .filter((file) => !file.includes('/environment/'))
  const texts = files.map((file) => ({ file, text: read(file) }))
  const constants = new Map(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/^export const ([A-Z_]+) = '([A-Z][A-Z0-9_]+)'$/gm)].map(
        ([, constant = '', name = '']) => [constant, name] as const,
      ),
    ),
  )
  const found = texts.map(({ file, text }) => ({ file, ...listReadVariables(file, text, constants) }))
  const reads = found.flatMap(({ file, names }) =>
    names
      .filter((name) => !isFixture(file, name))
      .flatMap((name) => toPrograms(file).map((program) => ({ program, file, name }))),
  )
  const composed = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']): Read => ({
    program: 'compose',
    file: 'compose.yaml',
    name,
  }))
  return { reads: [...reads, ...composed], lost: found.flatMap(({ lost }) => lost) }
}

function toPrograms(file: string): readonly (Program | undefined)[] {
  if (!file.includes('/')) return file === 'astro.config.mjs' ? ['noren'] : ['tests']
  return PROGRAMS[file.slice(0, file.indexOf('/'))] ?? [undefined]
}
