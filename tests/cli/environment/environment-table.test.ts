import { describe, expect, test } from 'vitest'
import { environmentTable } from '#cli/environment/environment-table.ts'
import { toEnvironmentPage } from '#cli/environment/to-environment-page.ts'
import { toExampleFile } from '#cli/environment/to-example-file.ts'
import type { Program, Variable } from '#cli/environment/variable.ts'
import { checkProduction } from '#cli/commands/check-production.ts'
import { type ServerConfig, readServerConfig } from '#shop-api/config.ts'
import { ENVIRONMENT } from '#tests/support/environment/list-read-variables.ts'
import { listReadsOfPrograms } from '#tests/support/environment/list-reads-of-programs.ts'
import { code, read } from '#tests/support/source-files.ts'

const variables = environmentTable.flatMap((group) => group.variables)
const { reads, lost } = listReadsOfPrograms()

/** `LOGIN_<PROVIDER>_ID` as code asks for it: `LOGIN_*_ID`. */
const toPattern = (name: string) => name.replaceAll(/<[A-Z]+>/g, '*')

/** Whether a row says what code reads: the same name, or one of those the row stands for. */
function isRowOf({ name }: Variable, found: string): boolean {
  const pattern = toPattern(name)
  if (pattern === found) return true
  return new RegExp(`^${pattern.replaceAll('*', '[A-Z0-9_]+')}$`).test(found)
}

/** All of LOGIN_* is put together in one place of the code. */
const isAnyOf = (found: string) => /\*_\*+$/.test(found)

const toRow = (name: string, program: Program) =>
  variables.find((row) => row.name === name && row.read_by.includes(program))

describe('the table of the environment', () => {
  test('has every variable that the code reads, with the program that reads it', () => {
    const missing = reads
      .filter(({ name }) => !isAnyOf(name))
      .filter(({ name, program }) => {
        const rows = variables.filter((row) => isRowOf(row, name))
        const handsOn = program === 'tests' || program === 'bench' || program === 'compose'
        return !rows.some(({ read_by }) => program && (handsOn || read_by.includes(program)))
      })
    expect(missing, 'add them to cli/environment/ and run `npm run environment`').toEqual([])
  })

  test('has no variable that nobody reads', () => {
    const idle = variables
      .filter(({ library }) => !library)
      .flatMap((row) => row.read_by.map((program) => ({ row, program })))
      .filter(({ row, program }) => !reads.some((one) => one.program === program && isRowOf(row, one.name)))
    expect(idle.map(({ row, program }) => `${row.name} by ${program}`)).toEqual([])
  })

  test('says a variable once for each program', () => {
    const said = variables.flatMap(({ name, read_by }) => read_by.map((program) => `${name} by ${program}`))
    expect(said).toEqual([...new Set(said)])
  })

  test('is not deceived: no place of the code hides the name of what it reads, nor what it reads it from', () => {
    expect(lost).toEqual([])
    const handed = code
      .filter((file) => !file.startsWith('tests/'))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /(\w+)\??: (?:Env|NodeJS\.ProcessEnv|Record<string, string \| undefined>)[,;)\s]/g,
          ),
        ]
          .filter(([, name = '']) => !ENVIRONMENT.test(name))
          .map(([line]) => `${file}: ${line}`),
      )
    expect(handed, 'call it env, or the test does not see what is read from it').toEqual([])
  })

  test('pages and themes read no environment', () => {
    const askers = code.filter(
      (file) => file.endsWith('.astro') && /process\.env|import\.meta\.env/.test(read(file)),
    )
    expect(askers).toEqual([])
    expect(reads.filter(({ program }) => !program)).toEqual([])
  })

  test('names what a production needs as noren doctor does', () => {
    const needed = checkProduction({ NODE_ENV: 'production', PAYMENT_CARDS: 'off' })
      .filter(({ is_fine }) => !is_fine)
      .map(({ told }) => told.replace(': not set', ''))
    expect(needed.length).toBeGreaterThan(2)
    const marked = variables.filter(({ is_needed_in_production }) => is_needed_in_production)
    expect(
      marked
        .map(({ name }) => name)
        .filter((name) => name !== 'NODE_ENV')
        .sort(),
    ).toEqual(needed.sort())
  })
})

test('the defaults that the table tells are those of the API', () => {
  const config = readServerConfig({})
  const told: Partial<Record<keyof ServerConfig, string>> = {
    environment: 'NODE_ENV',
    port: 'PORT',
    host: 'HOST',
    database_url: 'DATABASE_URL',
    files_folder: 'FILES_FOLDER',
    back_office_folder: 'BACK_OFFICE_FOLDER',
    reads_per_10_s: 'READS_PER_10_S',
    writes_per_10_s: 'WRITES_PER_10_S',
    staff_writes_per_10_s: 'STAFF_WRITES_PER_10_S',
    posts_per_10_min: 'POSTS_PER_10_MIN',
  }
  for (const [key, name] of Object.entries(told))
    expect(`${name} ${toRow(name, 'API')?.default}`).toBe(`${name} ${config[key as keyof ServerConfig]}`)
})

describe('what is made from the table', () => {
  test('docs/environment.md is up to date (npm run environment)', () => {
    expect(read('docs/environment.md')).toBe(toEnvironmentPage(environmentTable))
  })

  test('.env.example is up to date, and no secret of it opens anything', () => {
    const example = read('.env.example')
    expect(example).toBe(toExampleFile(environmentTable))
    const set = example.split('\n').filter((line) => /^[A-Z]/.test(line))
    expect(set).toEqual(['NODE_ENV=production', 'ADMIN_TOKEN=', 'DATABASE_URL=', 'SMTP_URL='])
  })
})
