import { callApi } from '../api/call-api.ts'
import { type Choice, FoundInput, type FoundInputProps } from './FoundInput.tsx'

/** Chooses a product by key. */
export function ProductInput(props: FoundInputProps) {
  return <FoundInput {...props} kind="products" find={find} findOne={findOne} />
}

async function find(q: string): Promise<Choice[]> {
  const { data } = await callApi('GET /v1/admin/products', { query: { q, per: 20, sort: 'name' } })
  return data.map(({ key, name }) => ({ value: key, name }))
}

async function findOne(key: string): Promise<Choice | undefined> {
  const { data } = await callApi('GET /v1/admin/products', { query: { keys: [key], per: 1 } })
  return data.map(({ name }) => ({ value: key, name }))[0]
}
