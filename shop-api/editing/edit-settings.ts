import { and, eq } from 'drizzle-orm'
import { toFieldError } from '#contract/field-error.ts'
import type { AdminSetting, SettingsInput, SettingValue } from '#contract/shapes/admin-site.ts'
import { toSettingKind } from '#contract/shapes/setting-kinds.ts'
import { isSettingKey, type SettingKey, settingValues } from '#contract/shapes/setting-values.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { listThemeKeys, type ThemesConfig } from '#shop-api/channels/installed-themes.ts'
import { SETTING_DEFAULTS } from '#shop-api/channels/load-settings.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { USUAL_POINTS } from '#src/rules/money/usual-points.ts'
import { SETTING_GROUPS, settingTexts } from '#src/text/back-office/settings.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { recordSave } from './record-save.ts'
import type { SavingScope } from './edited-kind.ts'
import { requireVersion } from './require-version.ts'

type Shop = Pick<Channel, 'id' | 'name' | 'keycode_hash'>
type FieldErrors = NonNullable<ErrorBody['errors']>

/** Every setting staff may change. */
export async function listAdminSettings(
  db: Db | Tx,
  shop: Shop,
  config: ThemesConfig,
): Promise<AdminSetting[]> {
  const themes = await listThemeKeys(config)
  const rows = await db.select().from(settings).where(eq(settings.channel_id, shop.id))
  const set = new Map(rows.map((row) => [row.key, row]))
  const defaults = toDefaults(shop)
  return (Object.keys(settingValues) as SettingKey[]).map((key) => {
    const row = set.get(key)
    const default_value = defaults[key] ?? null
    return {
      key,
      value: row ? row.value : default_value,
      default_value,
      is_set: row !== undefined,
      version: row?.version ?? 0,
      ...(key === 'SITE.THEME' ? { kind: 'choice' as const, choices: themes } : toSettingKind(key)),
      label: settingTexts[key].label,
      description: settingTexts[key].description,
      group: SETTING_GROUPS[settingTexts[key].group],
    }
  })
}

/** Changes settings, all of them or none. @throws ApiError 409, 422 with the settings that cannot be so */
export async function changeSettings(
  db: Db,
  shop: Shop,
  scope: SavingScope,
  { settings: wanted }: SettingsInput,
  config: ThemesConfig,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEditing(tx, shop.id)
    const before = new Map((await listAdminSettings(tx, shop, config)).map((one) => [one.key, one]))
    const errors = wanted.flatMap((one, at) => toErrors(one, at, wanted))
    if (errors.length === 0) errors.push(...toJointErrors(shop, wanted, before))
    if (errors.length > 0)
      throw new ApiError(422, { code: 'validation', message: EDITOR_ERRORS.check, errors })
    for (const { key, version } of wanted) requireVersion(version, before.get(key)?.version ?? 0)
    const changed = wanted.filter(({ key, value }) => {
      const known = before.get(key)
      return value === null ? known?.is_set : !known?.is_set || known.value !== value
    })
    for (const { key, value } of changed) await write(tx, shop.id, key, value)
    if (changed.length === 0) return
    const after = new Map((await listAdminSettings(tx, shop, config)).map((one) => [one.key, one]))
    await recordSave(tx, scope, {
      kind: 'settings',
      things: changed.map(({ key }) => ({
        key,
        before: { value: before.get(key)?.value ?? null },
        after: { value: after.get(key)?.value ?? null },
      })),
      changed: changed.map(({ key }) => ({ type: 'settings', key, action: 'updated' })),
    })
  })
}

async function write(tx: Tx, channel_id: number, key: string, value: SettingValue): Promise<void> {
  if (value === null) {
    await tx.delete(settings).where(and(eq(settings.channel_id, channel_id), eq(settings.key, key)))
    return
  }
  await tx
    .insert(settings)
    .values({ channel_id, key, value })
    .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value } })
}

/** What is wrong with one setting by itself. */
function toErrors(
  { key, value }: SettingsInput['settings'][number],
  at: number,
  all: SettingsInput['settings'],
): FieldErrors {
  const fail = (field: 'key' | 'value', code: string, message: string) => [
    { field: `settings.${at}.${field}`, code, message },
  ]
  if (!isSettingKey(key)) return fail('key', 'choice', EDITOR_ERRORS.unknown_setting)
  if (all.findIndex((one) => one.key === key) !== at)
    return fail('key', 'choice', EDITOR_ERRORS.setting_twice)
  if (value === null) return []
  const parsed = settingValues[key].safeParse(value)
  if (parsed.success) return []
  const error = toFieldError(parsed.error.issues[0]!, value)
  return fail('value', error.code, toFieldErrorText(error, EDITOR_ERRORS.setting(settingTexts[key].label)))
}

/** What is wrong with settings together. */
function toJointErrors(
  shop: Shop,
  wanted: SettingsInput['settings'],
  before: ReadonlyMap<string, AdminSetting>,
): FieldErrors {
  const errors: FieldErrors = []
  const find = (key: SettingKey) => wanted.findIndex((one) => one.key === key)
  const toBe = (key: SettingKey) => {
    const known = before.get(key)
    const change = wanted[find(key)]
    return change ? (change.value ?? known?.default_value) : known?.value
  }
  const [small, medium] = [toBe('SITE.BREAKPOINT.SCREEN-SM'), toBe('SITE.BREAKPOINT.SCREEN-MD')]
  const width = Math.max(find('SITE.BREAKPOINT.SCREEN-SM'), find('SITE.BREAKPOINT.SCREEN-MD'))
  if (width >= 0 && Number(small) >= Number(medium))
    errors.push({ field: `settings.${width}.value`, code: 'min', message: EDITOR_ERRORS.breakpoints })
  const theme = find('SITE.THEME')
  const themes = before.get('SITE.THEME')?.choices ?? []
  // Null takes it back to its default, which need not be there either.
  if (theme >= 0 && !themes.includes(String(toBe('SITE.THEME'))))
    errors.push({
      field: `settings.${theme}.value`,
      code: 'choice',
      message: EDITOR_ERRORS.no_theme(String(toBe('SITE.THEME')), themes),
    })
  const keycode = find('SITE.IS_KEYCODE_REQUIRED')
  // Nobody could open it again: no visitor and no publisher.
  if (wanted[keycode]?.value === true && shop.keycode_hash === null)
    errors.push({ field: `settings.${keycode}.value`, code: 'choice', message: EDITOR_ERRORS.no_keycode })
  return errors
}

const POINT_DEFAULTS: Partial<Record<SettingKey, SettingValue>> = {
  'PLUGIN.POINT.RATE': USUAL_POINTS.rate,
  'PLUGIN.POINT.VALID_DAYS': USUAL_POINTS.valid_days,
  'PLUGIN.POINT.EARN_ON': USUAL_POINTS.earn_on,
}

function toDefaults({ name }: Shop): Partial<Record<string, SettingValue>> {
  const switches = Object.entries(settingValues).flatMap(([key, schema]) =>
    schema.safeParse(false).success ? [[key, false] as const] : [],
  )
  return { ...Object.fromEntries(switches), ...POINT_DEFAULTS, ...SETTING_DEFAULTS, 'SITE.NAME': name }
}
