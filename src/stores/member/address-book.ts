import type { UserAddress } from '#contract/shapes/user-address.ts'
import { pageThrough } from '#src/api/page-through.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'

export interface AddressBook {
  data: UserAddress[]
  /** How many it may hold; null when the API does not say. */
  limit: number | null
}

/** The address book, default first. */
export const addressBookResource = createResource<AddressBook>(async (api) => {
  const book: AddressBook = { data: [], limit: null }
  const pages = pageThrough(async (query) => {
    const answer = await api.call('GET /v1/me/user-addresses', { query })
    book.limit = answer.limit
    return answer
  })
  for await (const address of pages) book.data.push(address)
  return book
})
