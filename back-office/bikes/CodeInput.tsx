import { useRecordContext } from 'react-admin'
import type { AdminFitment } from '#contract/shapes/admin-bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { callApi } from '../api/call-api.ts'
import { type Choice, FoundInput, type FoundInputProps } from './FoundInput.tsx'

/** As many as one looks through; a product may have two hundred variations. */
const MOST_CHOICES = 50

/** Chooses a variation by part number. */
export function CodeInput(props: FoundInputProps) {
  const record = useRecordContext<AdminFitment>()
  const known = record?.product_name ? { value: record.code, name: record.code } : undefined
  return <FoundInput {...props} kind="products" find={find} findOne={findOne} known={known} />
}

const toShort = (choice: Choice): Choice => ({ ...choice, short: choice.value })

/** Variations of the products that are found, those first whose own number was meant. */
async function find(q: string): Promise<Choice[]> {
  const { data } = await callApi('GET /v1/admin/products', { query: { q, per: 20, sort: 'name' } })
  const all = data.flatMap(({ name, products }) =>
    products.map(({ code, options }) =>
      toShort({ value: code, name: BIKE_SCREENS.variation(code, name, options) }),
    ),
  )
  const isMeant = ({ value }: Choice) => q !== '' && value.toLowerCase().includes(q.toLowerCase())
  return [...all.filter(isMeant), ...all.filter((one) => !isMeant(one))].slice(0, MOST_CHOICES)
}

const findOne = async (code: string) => (await find(code)).find(({ value }) => value === code)
