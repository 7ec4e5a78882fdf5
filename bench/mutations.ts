import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { back_office } from './mutations/back-office.ts'
import { cart } from './mutations/cart.ts'
import { cluster } from './mutations/cluster.ts'
import { companies } from './mutations/companies.ts'
import { gifts } from './mutations/gifts.ts'
import { guards } from './mutations/guards.ts'
import { imports } from './mutations/imports.ts'
import { listRotten } from './mutations/list-rotten.ts'
import { members } from './mutations/members.ts'
import type { MutatedSubject, Mutation } from './mutations/mutation.ts'
import { noshi } from './mutations/noshi.ts'
import { orders } from './mutations/orders.ts'
import { payments } from './mutations/payments.ts'
import { publishing } from './mutations/publishing.ts'
import { staff } from './mutations/staff.ts'
import { themes } from './mutations/themes.ts'
import { printTable } from './print-table.ts'

export const subjects: readonly MutatedSubject[] = [
  cart,
  orders,
  payments,
  gifts,
  noshi,
  companies,
  members,
  guards,
  imports,
  staff,
  back_office,
  cluster,
  themes,
  publishing,
]

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Breaks a copy of our own code in one place after another. The tests of the subject must notice each mistake.
 * `BENCH_SUBJECT=cart` looks at one subject, `BENCH_ONLY=words` at the mistakes whose description has these words.
 */
export async function measureMutations(): Promise<void> {
  const { BENCH_SUBJECT, BENCH_ONLY = '' } = process.env
  const chosen = subjects
    .filter(({ name }) => !BENCH_SUBJECT || name === BENCH_SUBJECT)
    .map((subject) => ({
      ...subject,
      mutations: subject.mutations.filter(({ what }) => what.includes(BENCH_ONLY)),
    }))
    .filter(({ mutations }) => mutations.length > 0)
  const files = listFiles()
  const rotten = listRotten(
    chosen,
    root,
    files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file)),
  )
  if (rotten.length > 0) throw new Error(`Mend these in bench/mutations/ first:\n${rotten.join('\n')}`)
  const rows: (string | number)[][] = []
  const copy = copyRepository(files)
  try {
    for (const subject of chosen) {
      for (const mutation of [undefined, ...subject.mutations]) {
        const { isRed, said, seconds } = runWith(copy, subject, mutation)
        const verdict = toVerdict(isRed, mutation !== undefined)
        process.stderr.write(`${subject.name}: ${mutation?.what ?? 'nothing'}: ${verdict} ${said}\n`)
        rows.push([subject.name, mutation?.what ?? 'nothing broken', mutation?.file ?? '–', verdict, seconds])
        if (isRed !== (mutation !== undefined)) process.exitCode = 1
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  printTable(['subject', 'what is broken', 'where', 'the tests are', 'seconds'], rows)
}

function toVerdict(isRed: boolean, isBroken: boolean): string {
  if (isBroken) return isRed ? 'red: noticed' : '**green: not noticed**'
  return isRed ? '**red without a mistake**' : 'green'
}

function listFiles(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [...new Set(files)].filter((file) => existsSync(join(root, file)))
}

function copyRepository(files: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'noren-mutation-'))
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Without a mistake, all tests that are asked about one. */
const listTests = ({ tests, mutations }: MutatedSubject, mutation: Mutation | undefined) =>
  mutation ? (mutation.tests ?? tests) : [...new Set(mutations.flatMap((one) => one.tests ?? tests))]

function runWith(copy: string, subject: MutatedSubject, mutation: Mutation | undefined) {
  const mend = mutation && breakFile(join(copy, mutation.file), mutation)
  try {
    const started = performance.now()
    const { status, output } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...listTests(subject, mutation)],
      {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: {
          ...process.env,
          NO_COLOR: '1',
          ...(subject.needs_servers
            ? { REQUIRE_POSTGRES: '1', REQUIRE_REDIS: '1' }
            : { TEST_POSTGRES_URL: '' }),
        },
      },
    )
    const words = output.join('\n')
    const said = /^ FAIL +(.+)/m.exec(words)?.[1] ?? /Error: (.{0,80})/.exec(words)?.[1] ?? ''
    return { isRed: status !== 0, said, seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    mend?.()
  }
}

/** @returns what mends it again */
function breakFile(file: string, { from, to }: Mutation): () => void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
  return () => writeFileSync(file, text)
}
