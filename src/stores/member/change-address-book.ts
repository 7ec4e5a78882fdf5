import type { UserAddressImport, UserAddressInput } from '#contract/shapes/user-address.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { addressBookResource } from './address-book.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { getPageId } from '#src/stores/page/page-key.ts'
import { saveFile } from '#src/stores/page/save-file.ts'

/** The address the edit screen is about. */
export const addressResource = createResource(async (api) => {
  const id = getPageId('/mypage/address/{resourceKey}/edit')
  return (await api.call('GET /v1/me/user-addresses/{id}', { params: { id } })).body
})

export function addAddress(address: UserAddressInput): Promise<CallFailure | null> {
  return makeChange(async (api) => void (await api.call('POST /v1/me/user-addresses', { body: address })))
}

export function changeAddress(id: number, address: UserAddressInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PUT /v1/me/user-addresses/{id}', { params: { id }, body: address })
  })
}

export function removeAddress(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/user-addresses/{id}', { params: { id } })
    addressBookResource.update((book) => ({ ...book, data: book.data.filter((one) => one.id !== id) }))
  })
}

/** Empties the book, except for the member's own address. */
export function removeAllAddresses(): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/user-addresses-all')
    addressBookResource.update((book) => ({
      ...book,
      data: book.data.filter(({ division_ct }) => division_ct === 1),
    }))
  })
}

/** Behaviour 8.1: there is one default address; the former one loses the mark. */
export function chooseDefaultAddress(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PATCH /v1/me/user-addresses/{id}/use', { params: { id } })
    mark(id, 'is_default')
  })
}

/** Behaviour 8.1: so is the default sender. */
export function chooseDefaultSender(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PATCH /v1/me/user-addresses/{id}/use-sender', { params: { id } })
    mark(id, 'is_sender_default')
  })
}

function mark(id: number, flag: 'is_default' | 'is_sender_default'): void {
  addressBookResource.update((book) => ({
    ...book,
    data: book.data.map((address) => ({ ...address, [flag]: address.id === id })),
  }))
}

export type ImportEnd =
  | { state: 'read'; report: UserAddressImport }
  | { state: 'failed'; failure: CallFailure }

/** Sends a CSV of addresses: valid lines are imported, errors are reported line by line. */
export async function importAddresses(file: File): Promise<ImportEnd> {
  try {
    const api = await loadApi()
    const body = new FormData()
    body.set('file', file)
    const answer = await api.call('POST /v1/me/user-addresses/import', {
      body: body as unknown as { file: File },
    })
    await addressBookResource.load()
    return { state: 'read', report: answer.body }
  } catch (error) {
    return { state: 'failed', failure: toCallFailure(error) }
  }
}

export type ExportEncoding = 'utf-8' | 'shift_jis'

export type ExportEnd = { state: 'saved' | 'delayed' } | { state: 'failed'; failure: CallFailure }

/** Saves the book as CSV. Behaviour 3.10: an answer in JSON means that the file is made later. */
export async function exportAddresses(encoding: ExportEncoding): Promise<ExportEnd> {
  try {
    const api = await loadApi()
    const { body, filename } = await api.call('GET /v1/me/user-addresses/export', { query: { encoding } })
    if (!(body instanceof Blob)) return { state: 'delayed' }
    saveFile(body, filename ?? 'addresses.csv')
    return { state: 'saved' }
  } catch (error) {
    return { state: 'failed', failure: toCallFailure(error) }
  }
}
