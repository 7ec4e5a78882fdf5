import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import {
  changeMember,
  checkInvitation,
  type Invitation,
  joinCompany,
  leaveToBecomeMember,
} from '#src/stores/business/join.ts'
import { $session } from '#src/stores/session/session.ts'
import { companyTexts } from '#src/text/business/company.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { BusyButton } from '#src/islands/ui/BusyButton.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'

const texts = companyTexts.join

/** Where an invitation to buy for a company leads. Joining takes a press, because programs that scan mails open links too. */
export function JoinCompanyView() {
  const token = useQuery('token')
  const asked = useAsked(token, checkInvitation)
  return (
    <div className="sign-in">
      <LinkScreen
        token={token}
        asked={asked}
        texts={texts}
        again={{ href: '/contact/', label: texts.contact }}
      >
        {(invitation, invited) => <Invited invitation={invitation} token={invited} />}
      </LinkScreen>
    </div>
  )
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const { state } = useStore($session, { ssr: 'initial' })
  const { account_name, email } = invitation
  return (
    <section className="sign-in-card" aria-labelledby="join-company">
      <h2 id="join-company">{texts.heading(account_name)}</h2>
      <p>{texts.text}</p>
      <dl className="facts">
        <div>
          <dt>{texts.invited}</dt>
          <dd className="[overflow-wrap:anywhere]">{email}</dd>
        </div>
      </dl>
      {state === 'unknown' && <Skeleton label={texts.working} rows={1} />}
      {state === 'member' && <Join token={token} />}
      {state !== 'unknown' && state !== 'member' && (
        <>
          <p>{texts.guest(email)}</p>
          <button
            className="button button-primary"
            type="button"
            onClick={() => leaveToBecomeMember('/login/')}
          >
            {texts.log_in}
          </button>
          <button className="button" type="button" onClick={() => leaveToBecomeMember('/register/')}>
            {texts.register}
          </button>
        </>
      )}
    </section>
  )
}

function Join({ token }: { token: string }) {
  const [busy, setBusy] = useState<'join' | 'change' | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const code = failure?.kind === 'refused' ? failure.code : null

  async function join(): Promise<void> {
    setBusy('join')
    const failed = await joinCompany(token)
    // On success the page is on its way to the company.
    if (!failed) return
    setFailure(failed)
    setBusy(null)
  }

  return (
    <>
      <div role="alert">
        {failure && (
          <Notice tone="bad" title={texts.not_joined}>
            <p>{toFailureSentence(failure)}</p>
          </Notice>
        )}
      </div>
      {code === 'business.buyer_already' && (
        <a className="button" href="/mypage/company/">
          {texts.to_company}
        </a>
      )}
      {code === 'business.other_address' && (
        <BusyButton
          className=""
          is_busy={busy === 'change'}
          onPress={() => {
            setBusy('change')
            void changeMember()
          }}
        >
          {texts.change_member}
        </BusyButton>
      )}
      {(failure === null || failure.kind !== 'refused') && (
        <BusyButton is_busy={busy === 'join'} onPress={() => void join()}>
          {texts.submit}
        </BusyButton>
      )}
    </>
  )
}
