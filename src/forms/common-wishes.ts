import type { CartPacking } from '#contract/shapes/cart.ts'
import { findCommon, listDiffering } from '#src/rules/checkout/common-wishes.ts'
import { manyTexts } from '#src/text/checkout/many-destinations.ts'
import type { Form } from './create-form.ts'
import { createGiftOptionsForm, toGiftValues, toPacking } from './gift-options.ts'
import { toNoshiValues } from './noshi-fields.ts'
import type { GiftOptions } from './schemas/gift-options.ts'
import { pickTyped } from './typed-wishes.ts'

type Values = Readonly<Record<string, string>>
type Wishes = ReturnType<typeof toPacking>

/** Chosen where parcels differ: each keeps its own. */
export const EACH_OWN = { value: 'each', label: manyTexts.each_own }

const MAY_STAY = ['delivery_date', 'delivery_timezone_key', 'wrapping', 'noshi_wish']

/** Whether a field leaves to each parcel its own. */
export const isEachOwn = (name: string, value: string | undefined) =>
  value === EACH_OWN.value && MAY_STAY.includes(name)

/** What all parcels share. The noshi is one thing: where one has other names, none is shown, and none is overwritten. */
export function toCommonValues(packings: readonly CartPacking[]): Record<string, string> {
  const [first = null, ...others] = packings.map(({ noshi }) => noshi)
  const isAlike = others.every((noshi) => JSON.stringify(noshi) === JSON.stringify(first))
  const all = packings.map((packing) => ({ ...toGiftValues(packing), wrapping: packing.wrapping ?? 'none' }))
  const common = { ...findCommon(all), ...toNoshiValues(isAlike ? first : null) }
  const differing = [...listDiffering(all), ...(isAlike ? [] : ['noshi_wish'])].filter((name) =>
    MAY_STAY.includes(name),
  )
  return { ...common, ...Object.fromEntries(differing.map((name) => [name, EACH_OWN.value])) }
}

/** The form for all parcels: it offers to leave to each its own where they differ. */
export function createCommonForm(name: string, common: Values): Form<string, GiftOptions> {
  const { validate, ...standard } = createGiftOptionsForm().schema['~standard']
  const form: Form<string, GiftOptions> = createGiftOptionsForm()
  return {
    ...form,
    name,
    fields: form.fields.map((field) =>
      field.options && isEachOwn(field.name, common[field.name])
        ? { ...field, options: [EACH_OWN, ...field.options] }
        : field,
    ),
    schema: { '~standard': { ...standard, validate: (typed) => validate(leaveOut(typed as Values)) } },
  }
}

/** What is sent for all parcels: only what was changed, and nothing of what each keeps. */
export function pickCommon(wishes: Wishes, values: Values, before: Values): Partial<Wishes> {
  const typed = pickTyped(values, before)
  return Object.fromEntries(
    Object.entries(wishes).filter(([name]) => {
      const field = name === 'noshi' ? 'noshi_wish' : name
      return field in typed && !isEachOwn(field, typed[field])
    }),
  )
}

const leaveOut = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isEachOwn(name, value) ? '' : value]),
  )
