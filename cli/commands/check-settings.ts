import * as z from 'zod/mini'
import { AdminSettingSchema } from '#contract/shapes/admin-site.ts'
import { isOfKind } from '#contract/shapes/setting-kinds.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Finding } from './check-production.ts'
import { NO_ANSWER, openStaffCalls, STAFF_CALLS_MEND } from './staff-calls.ts'

/** As the database has it, whatever that is. */
const StoredSchema = z.extend(z.pick(AdminSettingSchema, { key: true, kind: true, label: true }), {
  value: z.unknown(),
  default_value: AdminSettingSchema.shape.default_value,
})
const SettingsSchema = z.object({ data: z.array(StoredSchema) })
const EntriesSchema = z.object({ data: z.array(z.object({ id: z.int(), key: z.string() })) })
const ValueSchema = z.nullable(z.object({ value: z.unknown() }))
const EntrySchema = z.object({ before: ValueSchema, after: ValueSchema })

type Stored = z.infer<typeof StoredSchema>
type Ask = NonNullable<ReturnType<typeof openStaffCalls>>

/** How much of a value is told. */
const MOST_LETTERS = 40
/** Entries of the journal that are named. */
const MOST_ENTRIES = 10

/**
 * Looks whether a shop's settings are stored as what they are: a name as a text, not as the number it reads like. It never throws:
 * what goes wrong is a finding.
 */
export async function checkSettings(
  { name, channel }: Pick<SiteConfig, 'name' | 'channel'>,
  base: string,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const what = `Site ${name}`
  const ask = openStaffCalls({ base, channel }, env)
  if (!ask) return [{ what, is_fine: true, told: 'without ADMIN_TOKEN its stored settings are not checked' }]
  try {
    const { data: settings } = await read(ask, 'settings', SettingsSchema)
    const faults = settings.filter((setting) => !isOfKind(setting.value, setting)).map(toFault)
    return [...faults, ...(await checkJournal(ask, settings))].map((found) => ({ what, ...found }))
  } catch (error) {
    // Then the doctor says so of the API.
    if (error instanceof Error && error.message === NO_ANSWER) return []
    const told = `its stored settings could not be checked: ${error instanceof Error ? error.message : error}`
    return [{ what, is_fine: false, told, mend: STAFF_CALLS_MEND }]
  }
}

function toFault({ key, kind, label, value }: Stored): Omit<Finding, 'what'> {
  return {
    is_fine: false,
    told: `${key} is stored as ${toKind(value)}, ${tell(value)}, and is a ${kind}`,
    mend: `Enter «${label}» anew in the back office, among the settings (設定), and save; or send it by PUT /v1/admin/settings.`,
  }
}

/**
 * Earlier versions wrote what they had misread into the journal. What the text was cannot be told from it, so such a change is
 * not taken back; nothing else reads it, and after 400 days it is forgotten.
 */
async function checkJournal(ask: Ask, settings: readonly Stored[]): Promise<Omit<Finding, 'what'>[]> {
  const texts = new Map(settings.filter(({ kind }) => kind === 'text').map((one) => [one.key, one]))
  const { data } = await read(ask, 'journal?kind=settings&per=all', EntriesSchema)
  const wrong: string[] = []
  for (const { id, key } of data) {
    const setting = texts.get(key)
    if (!setting) continue
    const { before, after } = await read(ask, `journal/${id}`, EntrySchema)
    const value = [before, after].find((one) => one !== null && !isOfKind(one.value, setting))?.value
    if (value !== undefined) wrong.push(`${key} (entry ${id}: ${tell(value)})`)
  }
  if (wrong.length === 0) return []
  const more = wrong.length > MOST_ENTRIES ? ` and ${wrong.length - MOST_ENTRIES} more` : ''
  const named = wrong.slice(0, MOST_ENTRIES).join(', ')
  const told = `an earlier version wrote texts into its journal as what they read like: ${named}${more}. These changes are not taken back by a press: type the text anew where it is wanted`
  return [{ is_fine: true, told }]
}

async function read<Schema extends z.ZodMiniType>(ask: Ask, path: string, schema: Schema) {
  const answer = await ask(path)
  if (answer.fault !== undefined) throw new Error(answer.fault)
  return z.parse(schema, answer.body)
}

const toKind = (value: unknown) =>
  value === null ? 'nothing' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

const tell = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, MOST_LETTERS)
