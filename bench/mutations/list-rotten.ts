import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutatedSubject, Mutation } from './mutation.ts'

/**
 * Why some mistakes cannot be made as they are written, a sentence each: their place has moved, stands in several places, or the
 * tests that should notice them are gone.
 * @param root of the repository
 * @param tests files of tests, below `root`
 */
export function listRotten(
  subjects: readonly MutatedSubject[],
  root: string,
  tests: readonly string[],
): string[] {
  const isThere = (name: string) => tests.some((file) => file.startsWith(name))
  return subjects.flatMap((subject) => [
    ...subject.tests.filter((name) => !isThere(name)).map((name) => `${subject.name}: no test is ${name}.`),
    ...subject.mutations.flatMap((mutation) => {
      const about = `${subject.name}, «${mutation.what}»`
      const place = findFault(mutation, root)
      const gone = (mutation.tests ?? []).filter((name) => !isThere(name))
      return [
        ...(place === undefined ? [] : [`${about}: ${place}`]),
        ...gone.map((name) => `${about}: no test is ${name}.`),
      ]
    }),
  ])
}

function findFault({ file, from, to }: Mutation, root: string): string | undefined {
  const path = join(root, file)
  if (!existsSync(path)) return `there is no ${file}.`
  if (from === to) return 'it changes nothing.'
  const places = readFileSync(path, 'utf8').split(from).length - 1
  return places === 1
    ? undefined
    : `its \`from\` stands ${places} times in ${file}, and must stand there once.`
}
