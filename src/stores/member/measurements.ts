import { atom } from 'nanostores'
import type { Measurement, MeasurementInput, MeasurementPurpose } from '#contract/shapes/measurement.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { isMeasurementPurpose } from '#src/rules/member/measurement-values.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'

export interface Measurements {
  purpose: MeasurementPurpose
  /** Newest first. */
  data: Measurement[]
  /** How many of them are kept; null when the API does not say. */
  limit: number | null
}

/** The purpose whose measurements the screen shows; its address names it. */
export const $purpose = atom<MeasurementPurpose>('body')

/** Own measurements of the purpose the address names, trimmed to the limit (behaviour 8.7). */
export const measurementsResource = createResource<Measurements>(async (api) => {
  const purpose = readPurpose()
  $purpose.set(purpose)
  const { body, limit } = await api.call('GET /v1/me/timeseries', {
    query: { purpose, per: 'all' },
  })
  return { purpose, limit, data: trim(body.data, limit) }
})

function readPurpose(): MeasurementPurpose {
  const wanted = new URL(location.href).searchParams.get('purpose')
  return isMeasurementPurpose(wanted) ? wanted : 'body'
}

/** Behaviour 8.7: the list is trimmed to its limit. */
function trim(measurements: Measurement[], limit: number | null): Measurement[] {
  return limit === null ? measurements : measurements.slice(0, limit)
}

export function addMeasurement(measurement: MeasurementInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    const query = { purpose: readPurpose() }
    const { body } = await api.call('POST /v1/me/timeseries', { query, body: measurement })
    measurementsResource.update((known) => ({ ...known, data: trim([body, ...known.data], known.limit) }))
  })
}

/** Removes those named. */
export function removeMeasurements(ids: readonly number[]): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    const query = { purpose: readPurpose(), ids: ids.map(String) }
    await api.call('DELETE /v1/me/timeseries/', { query })
    measurementsResource.update((known) => ({
      ...known,
      data: known.data.filter(({ id }) => !ids.includes(id)),
    }))
  })
}
