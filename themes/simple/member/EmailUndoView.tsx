import { useState } from 'react'
import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { BusyButton } from '#src/islands/ui/BusyButton.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { undoNewEmail } from '#src/stores/member/undo-new-email.ts'
import { newEmailTexts } from '#src/text/member/account.ts'

const texts = newEmailTexts.undo

/**
 * A new address is taken back by the link that was mailed to the old one. It needs a press, because programs that scan
 * mails open links too.
 */
export function EmailUndoView() {
  const token = useQuery('token')
  const [wanted, setWanted] = useState<string | null>(null)
  const asked = useAsked(wanted, undoNewEmail)
  if (token && wanted === null)
    return (
      <section className="sign-in sign-in-card" aria-labelledby="undo-email">
        <h2 id="undo-email">{texts.heading}</h2>
        <p>{texts.text}</p>
        <BusyButton is_busy={false} className="button-primary" onPress={() => setWanted(token)}>
          {texts.submit}
        </BusyButton>
        <a className="text-link" href="/">
          {texts.keep}
        </a>
      </section>
    )
  return (
    <div className="sign-in">
      <LinkScreen
        token={token}
        asked={asked}
        texts={texts}
        again={{ href: '/contact/', label: texts.contact }}
      >
        {({ email }) => (
          <>
            <div role="status">
              <Notice tone="good" title={texts.done}>
                <p>{texts.done_text(email)}</p>
              </Notice>
            </div>
            <a className="button button-primary" href="/reminder/">
              {texts.reset}
            </a>
          </>
        )}
      </LinkScreen>
    </div>
  )
}
