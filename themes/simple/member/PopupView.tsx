import { useStore } from '@nanostores/react'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { PopupBody } from '#src/islands/messages/PopupBody.tsx'
import { popupResource } from '#src/stores/member/popup.ts'
import { $session } from '#src/stores/session/session.ts'
import { rememberWantedPage } from '#src/stores/session/wanted-page.ts'
import { popupTexts as texts } from '#src/text/member/popup.ts'

/** What the shop wants members to see now, also for members who closed it. Its room stays, so nothing moves. */
export function PopupView() {
  const { state } = useStore($session, { ssr: 'initial' })
  return (
    <div className="popup-page">
      {state === 'unknown' || state === 'member' ? <MembersPopup /> : <ForMembersOnly />}
    </div>
  )
}

function ForMembersOnly() {
  return (
    <>
      <p>{texts.need_login}</p>
      <p className="popup-ways">
        <a className="button button-primary" href="/login/" onClick={rememberWantedPage}>
          {texts.login}
        </a>
        <a className="text-link" href="/news/">
          {texts.to_news}
        </a>
      </p>
    </>
  )
}

function MembersPopup() {
  return (
    <ResourceScreen resource={popupResource} rows={3}>
      {(popup) =>
        popup ? (
          <>
            <p>{texts.lead}</p>
            <article className="popup-article" aria-labelledby="popup-title">
              <PopupBody popup={popup} id="popup-title" />
            </article>
          </>
        ) : (
          <EmptyNote text={texts.none} link={{ href: '/news/', label: texts.to_news }} />
        )
      }
    </ResourceScreen>
  )
}
