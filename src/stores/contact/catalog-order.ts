import { atom } from 'nanostores'
import type { Catalog, CatalogOrderInput } from '#contract/shapes/catalog.ts'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** It is a draft too, so it is deleted with them (form-draft.ts). */
const CHECKED = 'noren.draft.checked_catalog_order'
const SENT = 'noren.catalog_order_sent'

/** A catalogue order that was validated and waits to be confirmed: what is sent, and how the screen shows it. */
export interface CheckedCatalogOrder {
  input: CatalogOrderInput
  rows: { label: string; value: string }[]
}

interface CatalogOffer {
  /** Those that can be had on paper. */
  catalogs: Catalog[]
  /** How this site asks; undefined where the API does not say. */
  layout: FormLayout | undefined
}

/** What can be ordered, and how the site asks for it. */
export const catalogOfferResource = createResource<CatalogOffer>(async (api) => {
  const [catalogs, layout] = await Promise.all([
    api.call('GET /v1/catalog', { query: { per: 'all' } }),
    api.call('GET /v1/form-layouts/{form}', { params: { form: 'catalog-order' } }).catch(() => undefined),
  ])
  return { catalogs: catalogs.body.data.filter(({ is_orderable }) => is_orderable), layout: layout?.body }
})

export function keepCatalogOrder(checked: CheckedCatalogOrder): void {
  setStored('session', CHECKED, checked)
}

/** What waits to be confirmed; undefined before storage was read, null when nothing does. */
export const $keptCatalogOrder = atom<CheckedCatalogOrder | null | undefined>()

onBrowserMount($keptCatalogOrder, () =>
  $keptCatalogOrder.set(getStored('session', CHECKED) as CheckedCatalogOrder | null),
)

/** Sends what was confirmed, once. Answers null, or why it was refused. */
export async function sendCatalogOrder({ input }: CheckedCatalogOrder): Promise<CallFailure | null> {
  try {
    const api = await loadApi()
    const { body } = await api.call('POST /v1/catalog-orders', { body: input })
    setStored('session', CHECKED, null)
    setStored('session', SENT, body.key)
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}

/** Number of the order just sent, for the last screen; undefined before storage was read, null when none was. */
export const $sentCatalogOrder = atom<string | null | undefined>()

onBrowserMount($sentCatalogOrder, () => $sentCatalogOrder.set(getStored('session', SENT) as string | null))
