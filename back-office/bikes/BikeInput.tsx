import { useRecordContext } from 'react-admin'
import type { AdminBike, AdminFitment } from '#contract/shapes/admin-bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { callApi } from '../api/call-api.ts'
import { type Choice, FoundInput, type FoundInputProps } from './FoundInput.tsx'

/** Chooses a bike by key. */
export function BikeInput(props: FoundInputProps) {
  const record = useRecordContext<AdminFitment>()
  const known = record?.bike_name ? { value: record.bike_key, name: record.bike_name } : undefined
  return <FoundInput {...props} kind="bikes" find={find} findOne={findOne} known={known} />
}

const find = async (q: string): Promise<Choice[]> =>
  (await callApi('GET /v1/admin/bikes', { query: { q, per: 20 } })).data.map(toChoice)

/** A search finds keys too. */
const findOne = async (key: string) => (await find(key)).find(({ value }) => value === key)

const toChoice = ({ key, maker_name, model_name, year_from, year_to, frame_codes }: AdminBike): Choice => ({
  value: key,
  name: BIKE_SCREENS.bike(maker_name, model_name, year_from, year_to, frame_codes.slice(0, 2)),
})
