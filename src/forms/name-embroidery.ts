import type { NameEmbroidery } from '#contract/shapes/name-embroidery.ts'
import { embroideryTexts, FIRST_EMBROIDERY } from '#src/text/cart/embroidery.ts'
import { createForm, type FieldPlan } from './create-form.ts'

const choice = { is_required: true, control: 'radio', autocomplete: 'off' } as const
const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const plan = {
  text: {
    label: 'embroidery_text',
    is_required: true,
    control: 'text',
    autocomplete: 'off',
    max_length: 12,
    example: '山田',
  },
  script: { ...choice, label: 'script', options: toOptions(embroideryTexts.scripts) },
  typeface: { ...choice, label: 'typeface', options: toOptions(embroideryTexts.typefaces) },
  colour: { ...choice, label: 'colour', options: toOptions(embroideryTexts.colours) },
  place: { ...choice, label: 'place', options: toOptions(embroideryTexts.places) },
} satisfies Record<string, FieldPlan>

/** The name to be sewn on clothes. */
export function createNameEmbroideryForm() {
  return createForm(
    'name-embroidery',
    plan,
    async () => (await import('#contract/shapes/name-embroidery.ts')).NameEmbroideryInputSchema,
  )
}

/** What the fields show: what is kept, else what most people choose. */
export function toEmbroideryValues(kept: NameEmbroidery | null): Record<string, string> {
  const { text, script, typeface, colour, place } = kept ?? FIRST_EMBROIDERY
  return { text, script, typeface, colour, place }
}
