import type { StandardSchemaV1 } from '@standard-schema/spec'
import type * as z from 'zod/mini'
import { toNetworkError } from '#src/rules/calls/call-failure.ts'
import type { FormField, FormVariant } from './form-field.ts'
import { corporateLabels, type FieldLabel, fieldLabels } from '#src/text/input/field-labels.ts'

/** A field as its form defines it; the label follows from the key and the variant. */
export type FieldPlan = Omit<FormField, 'name' | 'label'> & { label: FieldLabel }

export interface Form<Name extends string, Output> {
  /** Names its draft, e.g. `orderer`. */
  name: string
  fields: readonly FormField<Name>[]
  /** Every field, empty. */
  defaults: Readonly<Record<Name, string>>
  /** For `standardSchemaResolver`: converts, checks, and says what is wrong in Japanese. */
  schema: StandardSchemaV1<Record<Name, string>, Output>
  /** Loads the rules before the first field is left. */
  preload: () => void
}

type Arrange<Name extends string> = (fields: readonly FormField<Name>[]) => readonly FormField<Name>[]

/**
 * One form from its field list (in the order of the screen) and the contract's schema for what is sent. The schema is
 * loaded when somebody begins to type: a page that is only read needs no rules (architecture «Budgets»).
 * @param arrange the fields as this site asks for them, where it has a say (`arrange-fields.ts`)
 */
export function createForm<Name extends string, Output>(
  name: string,
  plan: { readonly [Field in Name]?: FieldPlan | undefined },
  loadSchema: () => Promise<z.ZodMiniType<Output>>,
  variant: FormVariant = 'personal',
  arrange?: Arrange<Name>,
): Form<Name, Output> {
  const planned = Object.entries<FieldPlan | undefined>(plan).flatMap(([name, plan]): FormField<Name>[] => {
    if (!plan) return []
    const label = (variant === 'corporate' && corporateLabels[plan.label]) || fieldLabels[plan.label]
    return [{ ...plan, name: name as Name, label }]
  })
  const fields = arrange ? arrange(planned) : planned
  // Fields a site does not ask for are sent empty, because the call has them all the same.
  const blank = Object.fromEntries(planned.map(({ name }) => [name, '']))
  const loadRules = () =>
    Promise.all([loadSchema(), import('./schemas/check-values.ts')]).catch((error: unknown) => {
      throw toNetworkError('The rules of a form did not load.', error)
    })
  const validate = async (typed: unknown): Promise<StandardSchemaV1.Result<Output>> => {
    const [schema, { checkValues }] = await loadRules()
    const values = { ...blank, ...convertValues(fields, typed as Record<Name, string>) }
    return checkValues(schema, values, { fields, is_arranged: arrange !== undefined })
  }
  return {
    name,
    fields,
    defaults: Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>,
    schema: { '~standard': { version: 1, vendor: 'noren', validate } },
    preload: () => void loadRules().catch(() => undefined),
  }
}

/** The typed values, corrected where the meaning is clear. */
export function convertValues<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const converted: Record<Name, string> = { ...values }
  for (const { name, convert } of fields) converted[name] = (convert ?? String)(values[name] ?? '')
  return converted
}
