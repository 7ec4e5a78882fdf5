import * as z from 'zod/mini'
import type { AdminSetting, SettingKind } from './admin-site.ts'
import { type SettingKey, settingValues } from './setting-values.ts'

/** How a form asks for a setting, by what it may be. Choices are those of a `choice`, else none. */
export function toSettingKind(key: SettingKey): { kind: SettingKind; choices: string[] } {
  const schema: z.ZodMiniType = settingValues[key]
  if (schema instanceof z.ZodMiniBoolean) return { kind: 'switch', choices: [] }
  if (schema instanceof z.ZodMiniNumber) return { kind: 'number', choices: [] }
  if (schema instanceof z.ZodMiniEnum) return { kind: 'choice', choices: schema.options.map(String) }
  if (schema instanceof z.ZodMiniLiteral)
    return { kind: 'choice', choices: [...schema.def.values].map(String) }
  return { kind: 'text', choices: [] }
}

const TYPES: Record<SettingKind, string> = {
  switch: 'boolean',
  number: 'number',
  choice: 'string',
  text: 'string',
}

/**
 * Whether a value is of the kind its setting holds. Versions that took a text for the JSON it reads like wrote numbers, booleans,
 * lists, objects and null into the journal where a text had been.
 */
export function isOfKind(
  value: unknown,
  { kind, default_value }: Pick<AdminSetting, 'kind' | 'default_value'>,
): boolean {
  return value === null ? default_value === null : typeof value === TYPES[kind]
}
