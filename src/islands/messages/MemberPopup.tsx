import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { closePopup, isPopupClosed, popupResource } from '#src/stores/member/popup.ts'
import { $session } from '#src/stores/session/session.ts'
import { popupTexts } from '#src/text/member/popup.ts'
import { PopupBody } from './PopupBody.tsx'

/**
 * What the shop wants members to see, in a corner of the page until they close it. It takes neither the focus nor the
 * page away; the same is at /popup for later. When it cannot be loaded, nothing is shown.
 */
export function MemberPopup() {
  const { state } = useStore($session, { ssr: 'initial' })
  return state === 'member' ? <Current /> : null
}

function Current() {
  const loaded = useStore(popupResource.$state, { ssr: 'initial' })
  const [isClosed, setClosed] = useState(false)
  const popup = loaded.state === 'ready' ? loaded.value : null
  if (!popup || isClosed || isPopupClosed(popup)) return null
  return (
    <aside className="popup-card" aria-labelledby="popup-title">
      <PopupBody popup={popup} id="popup-title" />
      <button
        className="text-link"
        type="button"
        onClick={() => {
          closePopup(popup)
          setClosed(true)
        }}
      >
        {popupTexts.close}
      </button>
    </aside>
  )
}
