import { useStore } from '@nanostores/react'
import type { BusinessInvitation } from '#contract/shapes/business.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { buyersResource, invitationsResource, withdrawInvitation } from '#src/stores/business/buyers.ts'
import { $session } from '#src/stores/session/session.ts'
import { companyTexts } from '#src/text/business/company.ts'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { type Changes, useChanges } from '../member/use-changes.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { BuyerCard } from './BuyerCard.tsx'
import { InviteBuyer } from './InviteBuyer.tsx'
import { toLimitWords } from './limit-words.ts'

const texts = companyTexts.invitations

/** For those who approve: who buys for the company, and who is invited to. */
export function CompanyBuyers() {
  const session = useStore($session, { ssr: 'initial' })
  const changes = useChanges()
  const own_id = session.state === 'member' ? session.user_id : null
  return (
    <>
      <section aria-labelledby="company-buyers">
        <h2 id="company-buyers">{companyTexts.buyers.heading}</h2>
        <LoadedScreen resource={buyersResource}>
          {(buyers) => (
            <ul className="record-list">
              {buyers.map((buyer) => (
                <BuyerCard key={buyer.id} buyer={buyer} is_oneself={buyer.id === own_id} />
              ))}
            </ul>
          )}
        </LoadedScreen>
      </section>
      <InviteBuyer />
      <section aria-labelledby="company-invitations">
        <h2 id="company-invitations">{texts.heading}</h2>
        <LoadedScreen resource={invitationsResource} rows={2}>
          {(open) =>
            open.length === 0 ? (
              <p>{texts.empty}</p>
            ) : (
              <ul className="record-list">
                {open.map((invitation) => (
                  <Invited key={invitation.id} invitation={invitation} changes={changes} />
                ))}
              </ul>
            )
          }
        </LoadedScreen>
      </section>
    </>
  )
}

function Invited({ invitation, changes }: { invitation: BusinessInvitation; changes: Changes }) {
  const { id, email, role, invited_at, expires_at } = invitation
  const name = `withdraw-${id}`
  const facts = [
    [companyTexts.role, companyTexts.roles[role]],
    ...(role === 'buyer' ? toLimitWords(invitation) : []),
    [texts.invited_at, formatInstant(invited_at)],
    [texts.expires_at, formatInstant(expires_at)],
  ] as const
  return (
    <li className="record-card">
      <h3 className="[overflow-wrap:anywhere]">{email}</h3>
      <dl className="facts">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="record-actions">
        <ConfirmButton
          label={texts.withdraw_of(email)}
          title={texts.withdraw_title}
          text={texts.withdraw_text(email)}
          confirm={texts.withdraw_confirm}
          is_busy={changes.busy === name}
          onConfirm={() => changes.change(name, () => withdrawInvitation(id), 'member.deleted')}
        >
          {texts.withdraw}
        </ConfirmButton>
      </div>
    </li>
  )
}
