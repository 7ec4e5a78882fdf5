import * as z from 'zod/mini'

/**
 * How the next calls of a path go wrong. `before`: the line breaks and nothing is done. `during`: it is done, and the answer
 * does not come for `hold_ms`, then the line breaks. `after`: it is done, the line breaks. `error`: Stripe answers
 * `status` and does nothing; with `is_kept` it keeps that answer for the key. `overtaken`: somebody else was faster, who
 * did `by` to the same thing; then the call is worked.
 */
export const FaultSchema = z.object({
  /** Of the whole path, as a pattern: `/v1/payment_intents/\w+/confirm`. */
  path: z.string(),
  method: z.optional(z.enum(['GET', 'POST', 'DELETE'])),
  kind: z.enum(['before', 'during', 'after', 'error', 'overtaken']),
  times: z.optional(z.int()),
  status: z.optional(z.int()),
  /** Of an `error` that is about the request: Stripe's name for what is wrong. */
  code: z.optional(z.string()),
  is_kept: z.optional(z.boolean()),
  hold_ms: z.optional(z.int()),
  by: z.optional(z.enum(['cancel', 'capture', 'detach', 'pay', 'let_go'])),
})

const DEFAULTS = {
  method: 'POST',
  times: 1,
  status: 500,
  is_kept: false,
  hold_ms: 200,
  by: 'cancel',
} as const
type Fault = Omit<Required<z.output<typeof FaultSchema>>, 'code'> & { code?: string | undefined }

export function openFaults() {
  let planned: Fault[] = []
  return {
    plan: (fault: z.output<typeof FaultSchema>) => void planned.push({ ...DEFAULTS, ...fault }),
    clear: () => void (planned = []),
    /** The fault this call meets, which is then spent. */
    take(method: string, path: string): Fault | undefined {
      const found = planned.find((one) => one.method === method && new RegExp(`^${one.path}$`).test(path))
      if (!found) return undefined
      found.times -= 1
      if (found.times <= 0) planned = planned.filter((one) => one !== found)
      return found
    },
  }
}

export type Faults = ReturnType<typeof openFaults>
