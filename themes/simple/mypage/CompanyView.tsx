import { lazy, Suspense } from 'react'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { businessAccountResource } from '#src/stores/business/account.ts'
import { companyTexts as texts } from '#src/text/business/company.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { InvoiceTerms } from '#src/islands/business/InvoiceTerms.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { toLimitWords } from '#src/islands/business/limit-words.ts'

const CompanyInvoices = lazy(async () => ({
  default: (await import('#src/islands/business/CompanyInvoices.tsx')).CompanyInvoices,
}))
const CompanyBuyers = lazy(async () => ({
  default: (await import('#src/islands/business/CompanyBuyers.tsx')).CompanyBuyers,
}))

/**
 * The company the member buys for: role, limits, what was ordered this month, its terms of paying by invoice and its invoices; for
 * approvers its buyers, too.
 */
export function CompanyView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={businessAccountResource} rows={4}>
        {(account) => {
          if (account === null) return <EmptyNote text={texts.none} />
          const facts = [
            [texts.code, account.code],
            [texts.role, texts.roles[account.role]],
            ...toLimitWords(account),
            [texts.ordered, formatYen(account.ordered_this_month)],
            [texts.approvers, account.approvers.join('、') || texts.nobody],
          ] as const
          return (
            <>
              <section aria-labelledby="own-company">
                <h2 id="own-company">{account.name}</h2>
                <dl className="facts">
                  {facts.map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {account.waiting_count > 0 && <p>{texts.waiting(account.waiting_count)}</p>}
                <p>
                  <a className="text-link" href="/mypage/approval/">
                    {texts.to_approvals}
                  </a>
                </p>
              </section>
              {account.invoice && <InvoiceTerms terms={account.invoice} />}
              <Suspense fallback={<Skeleton label={mypageTexts.loading} rows={2} />}>
                <CompanyInvoices />
              </Suspense>
              {account.role === 'approver' && (
                <Suspense fallback={<Skeleton label={mypageTexts.loading} rows={4} />}>
                  <CompanyBuyers />
                </Suspense>
              )}
            </>
          )
        }}
      </ResourceScreen>
    </>
  )
}
