import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CatalogOrderInputSchema } from '#contract/shapes/catalog.ts'
import { InquiryInputSchema } from '#contract/shapes/inquiry.ts'
import { DEFAULT_LAYOUTS } from '#shop-api/content/default-layouts.ts'

const SCHEMAS: Record<string, z.ZodMiniType> = {
  contact: InquiryInputSchema,
  'corporate-contact': InquiryInputSchema,
  'catalog-order': CatalogOrderInputSchema,
}
/** Of the bodies, but asked for by other means than a field of the layout. */
const ELSEWHERE = new Set(['files', 'catalog_ids'])

/** What fields say when all of them are left empty: the path of each complaint. */
function findRequired(schema: z.ZodMiniType, names: readonly string[]): string[] {
  const body: Record<string, unknown> = {}
  for (const name of names) {
    const [first = '', second] = name.split('.')
    if (second === undefined) body[first] = ''
    else body[first] = { ...(body[first] as object), delivery: null, payment: null, [second]: '' }
  }
  if ('extend' in body) body['extend'] = { ...(body['extend'] as object), delivery: null, payment: null }
  const parsed = schema.safeParse(body)
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.')).filter((path) => !ELSEWHERE.has(path))
}

test.each(Object.entries(DEFAULT_LAYOUTS))(
  'the usual form %s asks for what its call takes',
  (form, layout) => {
    const schema = SCHEMAS[form]
    if (!schema) throw new Error(`No call for ${form}`)
    const names = layout.form.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const required = layout.form.filter(({ is_required }) => is_required).map(({ name }) => name)
    // The standard form asks for kana, though the call does not need it (behaviour 5.5).
    const asked = required.filter((name) => form !== 'contact' || name !== 'name_kana')
    expect(asked.toSorted()).toEqual([...new Set(findRequired(schema, names))].toSorted())
    for (const name of Object.keys(layout.options)) expect(names).toContain(name)
  },
)
