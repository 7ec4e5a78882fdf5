import type { Popup } from '#contract/shapes/popup.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.closed_popup'

/** What the shop wants this member to see now; null when there is nothing. */
export const popupResource = createResource(async (api) => (await api.call('GET /v1/me/popup')).body.data)

/** Whether this version was closed in this browser; one an editor changed since is shown again. */
export function isPopupClosed(popup: Popup): boolean {
  return getStored('local', KEY) === toMark(popup)
}

export function closePopup(popup: Popup): void {
  setStored('local', KEY, toMark(popup))
}

const toMark = ({ id, updated_at }: Popup) => `${id} ${updated_at}`
