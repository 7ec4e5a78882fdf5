import { existsSync } from 'node:fs'

/** What a runner is called with: paths of tests, and what it is told beside them. */
export interface ChosenRun {
  runner: 'vitest' | 'playwright'
  words: string[]
}

/** Beside the tests of a folder, which pages are opened by Playwright. */
const BROWSER = 'tests/e2e'

/**
 * What `npm test -- <words>` runs: the tests at the paths among them, or those that mirror a file or folder of the code
 * (`src/rules/money` has them in `tests/src/rules/money`). Everything else, such as `-t "a name"`, goes to the runner.
 * @throws {Error} when a path has no tests
 */
export function chooseRuns(words: readonly string[]): ChosenRun[] {
  const paths: string[] = []
  const rest: string[] = []
  let isValue = false
  for (const word of words) {
    if (isValue || word.startsWith('-')) rest.push(word)
    else paths.push(toTests(word))
    isValue = !isValue && (word === '-t' || word === '-g')
  }
  if (paths.length === 0) throw new Error('Name a file or a folder, e.g. npm test -- tests/src/rules/money')
  const isOfBrowser = (path: string) => path === BROWSER || path.startsWith(`${BROWSER}/`)
  return (['vitest', 'playwright'] as const)
    .map((runner) => ({
      runner,
      words: paths.filter((path) => isOfBrowser(path) === (runner === 'playwright')),
    }))
    .filter(({ words: chosen }) => chosen.length > 0)
    .map(({ runner, words: chosen }) => ({ runner, words: [...chosen, ...rest] }))
}

/** @param path of tests, or of what they test; a line may follow, as in `tests/e2e/buy-as-guest.spec.ts:12` */
function toTests(path: string): string {
  const [name = '', ...line] = path.replace(/^\.\//, '').replace(/\/$/, '').split(':')
  const mirrored = [name, `tests/${name}`, `tests/${name.replace(/\.(ts|tsx|astro)$/, '')}.test.ts`]
  const found = mirrored.find((one) => (one === 'tests' || one.startsWith('tests/')) && existsSync(one))
  if (!found) throw new Error(`${path} has no tests: neither it nor ${mirrored[1]} is there.`)
  return [found, ...line].join(':')
}
