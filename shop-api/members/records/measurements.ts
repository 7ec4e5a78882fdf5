import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Measurement, MeasurementInputSchema, MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { measurements } from '#shop-api/db/schema/member-records.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { MEASUREMENT_VALUES } from '#src/rules/member/measurement-values.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { MEASUREMENT_ERRORS } from '#src/text/member/member-data.ts'

type MeasurementInput = z.output<typeof MeasurementInputSchema>
type Row = typeof measurements.$inferSelect

/** How many measurements are kept for each purpose (behaviour 8.7): bodies change, heads hardly. */
export const MEASUREMENT_LIMITS: Readonly<Record<MeasurementPurpose, number>> = {
  body: 36,
  helmet: 12,
  glove: 12,
  foot: 24,
}

/** Own measurements of a purpose, newest first. */
export async function listMeasurements(
  { db, member }: MemberContext,
  purpose: MeasurementPurpose,
): Promise<Measurement[]> {
  const rows = await db
    .select()
    .from(measurements)
    .where(isOwn(member.id, purpose))
    .orderBy(...newestFirst)
    .limit(MEASUREMENT_LIMITS[purpose])
  return rows.map(toMeasurement)
}

/**
 * Adds one; beyond the limit the oldest are deleted. @throws ApiError 422 for a value its purpose does not have, or for
 * none
 */
export function addMeasurement(
  { db, member, now }: MemberContext,
  purpose: MeasurementPurpose,
  { name = '', values, note = '' }: MeasurementInput,
): Promise<Measurement> {
  checkValues(purpose, values)
  const user_id = member.id
  return db.transaction(async (tx) => {
    // One after another, so that two at once cannot both find room.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    const [added] = await tx
      .insert(measurements)
      .values({ user_id, purpose, name, values, note, measured_at: now })
      .returning()
    if (!added) throw new Error(`A measurement of member ${user_id} was not kept`)
    const kept = tx
      .select({ id: measurements.id })
      .from(measurements)
      .where(isOwn(user_id, purpose))
      .orderBy(...newestFirst)
      .limit(MEASUREMENT_LIMITS[purpose])
    await tx.delete(measurements).where(and(isOwn(user_id, purpose), notInArray(measurements.id, kept)))
    return toMeasurement(added)
  })
}

/**
 * Removes the named ones, or all of the purpose when none are named. Unknown ids and those of other members are
 * skipped.
 * @throws ApiError 422 for a name that is no id: it must not end up meaning «all»
 */
export async function deleteMeasurements(
  { db, member }: MemberContext,
  purpose: MeasurementPurpose,
  ids: readonly string[] | undefined,
): Promise<void> {
  const named = ids?.map(Number)
  if (
    named &&
    (named.length === 0 || !named.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31))
  ) {
    throw invalidField('ids', 'integer', toFieldErrorText({ code: 'integer', params: {} }))
  }
  await db
    .delete(measurements)
    .where(and(isOwn(member.id, purpose), named && inArray(measurements.id, named)))
}

const newestFirst = [desc(measurements.measured_at), desc(measurements.id)]

const isOwn = (user_id: number, purpose: MeasurementPurpose) =>
  and(eq(measurements.user_id, user_id), eq(measurements.purpose, purpose))

function checkValues(purpose: MeasurementPurpose, values: MeasurementInput['values']): void {
  const known: readonly string[] = MEASUREMENT_VALUES[purpose]
  const names = Object.keys(values)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw invalidField(`values.${unknown}`, 'choice', toFieldErrorText({ code: 'choice', params: {} }))
  }
  if (names.length === 0) throw invalidField('values', 'required', MEASUREMENT_ERRORS.need_one)
}

function toMeasurement({ id, purpose, name, values, note, measured_at }: Row): Measurement {
  return { id, purpose, name, values, note, measured_at: measured_at.toISOString() }
}
