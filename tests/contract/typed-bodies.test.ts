import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { CallDefinition } from '#contract/call.ts'
import { toFieldError } from '#contract/field-error.ts'
import { calls } from '#contract/index.ts'
import * as input from '#contract/shapes/input.ts'
import { settingValues } from '#contract/shapes/setting-values.ts'

/** Texts within a value, each with the name of its field. */
function listTexts(schema: z.core.$ZodType, name: string): { name: string; schema: z.core.$ZodType }[] {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'string':
      return [{ name, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([field, inner]) => listTexts(inner, field))
    case 'array':
      return listTexts(def.element, name)
    case 'record':
      return [...listTexts(def.keyType, `key of ${name}`), ...listTexts(def.valueType, name)]
    case 'union':
      return def.options.flatMap((option) => listTexts(option, name))
    case 'nullable':
    case 'optional':
    case 'prefault':
      return listTexts(def.innerType, name)
    case 'pipe':
      return listTexts(def.in, name)
    default:
      return []
  }
}

const bodies = Object.values<CallDefinition>(calls).flatMap(({ body }) => (body ? listTexts(body, '') : []))
const settings = Object.entries(settingValues).flatMap(([key, schema]) => listTexts(schema, key))

/** Keys, tokens, passwords and choices: they are compared with what is kept, or read by a rule of their own. */
const COMPARED = (
  'accessory_keys add_category_keys add_tag_keys brand_key cart_token category_id category_keys channel channels ' +
  'current_password delivery_timezone delivery_timezone_key files gift_token ids inquiry_key key maker_key ' +
  'notice_version packing_key parent_key password password_confirmation path product_keys remove_category_keys ' +
  'remove_tag_keys shipping_key signature tag_keys to_key token token_key transaction_id value'
).split(' ')
/** What a page tells of itself: its filters, and events for analysis. */
const TOLD = ['key of args', 'key of params', 'params']
/** Fields of many lines, HTML among them. */
const LINES = (
  'account answer application_deadline body cancel_reason cancellation delivery description environment extra_fees ' +
  'html message note payment price profile quantity question reason returns shipping_note signature staff_memo ' +
  'summary text'
).split(' ')

/** Fields into which something goes as it is. */
function listOpen(something: string): string[] {
  const open = [...bodies, ...settings].filter(({ schema }) => {
    const read = (schema as z.ZodMiniType).safeParse(something)
    return read.success && read.data === something
  })
  return [...new Set(open.map(({ name }) => name))].sort()
}

describe('what people send', () => {
  test('turns its letters round in no field but those that are compared with what is kept', () => {
    expect(listOpen('山\u202e田\u001b太郎')).toEqual([...COMPARED, ...TOLD].sort())
  })

  test('has lines where somebody writes at length, and nowhere else', () => {
    expect(listOpen('一行目\n二行目')).toEqual([...new Set([...COMPARED, ...TOLD, ...LINES])].sort())
  })
})

describe('what must be filled', () => {
  test.each(['\u200b', '\u3164', '\u2800', '\u00ad\u202e'])('%j fills nothing', (typed) => {
    const filled = {
      personName: input.personName(),
      companyName: input.companyName(),
      addressLine: input.addressLine(),
      kanaName: input.kanaName(),
      email: input.email(),
      postalCode: input.postalCode(),
      phoneNumber: input.phoneNumber(),
      lines: input.lines(100),
    }
    const codes = Object.values<z.ZodMiniType>(filled).map((schema) => {
      const [issue] = schema.safeParse(typed).error?.issues ?? []
      return issue && toFieldError(issue, typed).code
    })
    expect(codes).toEqual(codes.map(() => 'required'))
  })
})

describe('what was kept before there was a rule', () => {
  const isFresh = (schema: z.core.$ZodType, good: string, old: string) =>
    (schema as z.ZodMiniType).safeParse(good).success && !(schema as z.ZodMiniType).safeParse(old).success
  const answers = Object.entries<CallDefinition>(calls).flatMap(([name, { response }]) =>
    response && response !== 'file' ? listTexts(response, '').map((text) => ({ call: name, ...text })) : [],
  )

  test('is answered as it is', () => {
    const held = answers.filter(
      ({ schema }) =>
        isFresh(schema, '名', '\u3164') || isFresh(schema, 'taro@example.jp', 'taro..yamada@example..jp'),
    )
    expect(held.map(({ call, name }) => `${call} ${name}`)).toEqual([])
  })
})
