import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import {
  type Import,
  type ImportFault,
  ImportFormatSchema,
  type ImportKind,
  ImportKindSchema,
} from '#contract/shapes/imports.ts'
import { requireSite } from '#sites/load-sites.ts'
import { type AdminApi, openAdminApi } from '../admin-api.ts'
import { sendPictures } from '../send-pictures.ts'
import { createSteps, type Steps } from '../steps.ts'
import { createTeller } from '../tell-progress.ts'
import type { Command, Flags } from './command.ts'
import { print } from './print.ts'

const LOOK_EVERY_MS = 500
/** Faults that are told one by one; `--json` tells all. */
const MOST_TOLD = 100

export const importCommand: Command = {
  usage:
    'import <site> <file> [--kind products|members|news|redirects|bikes|fitments|contract-prices] [--format noren|ec-cube|shopify] [--pictures <folder>] [--dry-run] [--all-or-nothing] [--send-mails]',
  summary: 'take products, members, news, old addresses, bikes, fitments or agreed prices in from a file',
  help: `CSV in UTF-8 or Shift_JIS, or JSON lines (.jsonl). Columns stand in docs/moving-in.md; \`noren export-data\` writes them.
ec-cube: the product CSV of EC-CUBE 4.0 to 4.3. shopify: Shopify's product CSV. What is in the shop already, by key or part
number, is changed, so the same file can be taken in again and again.
--pictures sends the photographs of a folder first; the file names them by their names. Those that are there are not sent again.
--dry-run only says what would happen. --all-or-nothing takes nothing unless every line is good.
--send-mails sends members a link to choose a password.
Lines that were not taken are told with line, column and reason, and the exit code is 1. The shop is published once, at the end.
NOREN_API says where the API is, ADMIN_TOKEN opens it; without a running API one is started.
Example: noren import kissa products.csv --pictures photos/`,
  async run([name = '', file = ''], flags) {
    if (!file) throw new Error(`Usage: noren ${importCommand.usage}`)
    const site = await requireSite(name)
    const wish = readWish(flags)
    // Whoever visits the shops meanwhile comes first.
    setPriority(constants.priority.PRIORITY_LOW)
    const bytes = await readFile(file).catch((cause: unknown) => {
      throw new Error(`${file} cannot be read.`, { cause })
    })
    const steps = createSteps(flags.json ? process.stderr : process.stdout)
    const api = await openAdminApi(site, () => {})
    try {
      const pictures = flags.pictures === undefined ? undefined : await send(api, flags.pictures, steps)
      const form = new FormData()
      form.set('file', new File([bytes], basename(file)))
      for (const [field, value] of Object.entries(wish)) form.set(field, value)
      const done = await take(api, form, wish.kind, steps)
      const faults = await listFaults(api, done)
      if (flags.json) print({ ...done, faults, pictures })
      else tell(steps, done, faults, pictures?.failed ?? [])
      if (done.failed > 0 || done.state === 'failed' || pictures?.failed.length) process.exitCode = 1
    } finally {
      await api.stop()
    }
  },
}

function readWish(flags: Flags): Record<string, string> & { kind: ImportKind } {
  const kind = ImportKindSchema.safeParse(flags.kind ?? 'products')
  if (!kind.success)
    throw new Error(`'${flags.kind}' is no kind. Kinds: ${ImportKindSchema.options.join(', ')}.`)
  const format = ImportFormatSchema.safeParse(flags.format ?? 'noren')
  if (!format.success)
    throw new Error(`'${flags.format}' is no format. Formats: ${ImportFormatSchema.options.join(', ')}.`)
  return {
    kind: kind.data,
    format: format.data,
    dry_run: flags['dry-run'] ? '1' : '0',
    all_or_nothing: flags['all-or-nothing'] ? '1' : '0',
    send_mails: flags['send-mails'] ? '1' : '0',
  }
}

async function send(api: AdminApi, folder: string, steps: Steps) {
  let result: Awaited<ReturnType<typeof sendPictures>> | undefined
  await steps.run(`Photographs of ${folder}`, async (say) => {
    const teller = createTeller(say)
    const sent = await sendPictures(api, folder, (done, total) => teller({ stage: 'pictures', done, total }))
    result = sent
    return `${sent.sent} sent, ${sent.known} there already, ${sent.failed.length} refused`
  })
  return result!
}

/** The calls of members have the shapes of the others. */
const toPath = (kind: ImportKind) =>
  (kind === 'members' || kind === 'contract-prices' ? 'member-imports' : 'imports') as 'imports'

async function take(api: AdminApi, form: FormData, kind: ImportKind, steps: Steps): Promise<Import> {
  const path = `/v1/admin/${toPath(kind)}` as const
  let now = await api.call(`POST ${path}`, { form })
  await steps.run(now.dry_run ? `Check of ${now.file_name}` : now.file_name, async (say) => {
    while (now.state === 'waiting' || now.state === 'working') {
      await rest(LOOK_EVERY_MS)
      now = await api.call(`GET ${path}/{id}`, { params: { id: now.id } })
      say(toProgress(now))
    }
    return toSummary(now)
  })
  return now
}

function toProgress({ line, lines, seconds_left, is_checking, dry_run }: Import): string {
  const left = seconds_left === null ? '' : `, about ${toDuration(seconds_left)} left`
  return `${is_checking && !dry_run ? 'checking ' : ''}line ${line} of ${lines}${left}`
}

const toDuration = (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)

function toSummary({ state, created, updated, unchanged, failed, is_checking, error }: Import): string {
  if (state === 'failed') return error ?? 'failed'
  const counts = `${created} new, ${updated} changed, ${unchanged} as they were, ${failed} not taken`
  return `${counts}${is_checking ? ' (nothing was written)' : ''}${state === 'stopped' ? ' (stopped)' : ''}`
}

async function listFaults(api: AdminApi, { id, kind }: Import): Promise<ImportFault[]> {
  const faults: ImportFault[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, per: 100 }
    const { data } = await api.call(`GET /v1/admin/${toPath(kind)}/{id}/faults`, { params: { id }, query })
    faults.push(...data)
    if (data.length < 100) return faults
  }
}

function tell(
  steps: Steps,
  { file_name, unmapped }: Import,
  faults: readonly ImportFault[],
  pictures: readonly { file: string; reason: string }[],
): void {
  for (const { file, reason } of pictures) steps.line(`${file}: ${reason}`)
  for (const { line, column, reason } of faults.slice(0, MOST_TOLD))
    steps.line(`${file_name}:${line}${column === null ? '' : ` ${column}`}: ${reason}`)
  if (faults.length > MOST_TOLD) steps.line(`… and ${faults.length - MOST_TOLD} more; --json tells all.`)
  for (const { column, count } of unmapped) steps.line(`«${column}» has no place here (${count} lines).`)
}
