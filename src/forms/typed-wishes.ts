import { toNoshiInput } from './noshi-choices.ts'
import { type NoshiValues, noshiPlan } from './noshi-fields.ts'

type Values = Readonly<Record<string, string>>

/** Those typed values that differ from what was there; the fields of a noshi are one. */
export function pickTyped(typed: Values, before: Values): Record<string, string> {
  const isNoshiTyped = toNoshiWords({ ...before, ...typed }) !== toNoshiWords(before)
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) =>
      name in noshiPlan ? isNoshiTyped : value !== (before[name] ?? ''),
    ),
  )
}

/** The same words may stand in other fields: free ones turn into an occasion of the list once that is loaded. */
function toNoshiWords(values: Values): string {
  return JSON.stringify([values['noshi_wish'], toNoshiInput(values as NoshiValues)])
}
