import { read } from '#tests/support/source-files.ts'

export interface Instruction {
  word: string
  rest: string
}

/** The Dockerfile line by line: comments left out, lines that go on joined. */
export function readDockerfile(): Instruction[] {
  return read('Dockerfile')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({
      word: line.slice(0, line.indexOf(' ')),
      rest: line.slice(line.indexOf(' ') + 1).trim(),
    }))
}

export const listRest = (word: string): string[] =>
  readDockerfile().flatMap((line) => (line.word === word ? line.rest : []))

/** What ENV sets. */
export const readImageEnv = (): Record<string, string> =>
  Object.fromEntries(
    listRest('ENV').flatMap((rest) =>
      [...rest.matchAll(/([A-Z0-9_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  )

/** What COPY takes from the repository, and where to. */
export const listCopies = (): { from: string[]; to: string }[] =>
  listRest('COPY').map((rest) => {
    const words = rest.split(' ').filter((word) => !word.startsWith('--'))
    return { from: words.slice(0, -1), to: words.at(-1) ?? '' }
  })

/** CMD in its form of a list. */
export const readCommand = (): string[] => JSON.parse(listRest('CMD').at(-1) ?? '[]') as string[]
