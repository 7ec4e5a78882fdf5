import { lazy, Suspense } from 'react'
import { MemberOverviewParts } from '#src/islands/member/MemberOverviewParts.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { CompanyLine } from '#src/islands/ui/AddressLines.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memberResource } from '#src/stores/member/member.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

interface Props {
  /** Whether the shop remembers gifts of the seasons (PLUGIN.GIFT_RECORD.IS_USE), and sends one order to several places. */
  gift_record: { allows_multiple: boolean } | null
  /** Whether the shop keeps lists that are ordered again (PLUGIN.ORDER_LIST.IS_USE). */
  has_order_lists: boolean
  /** Whether companies buy here, with people who approve (PLUGIN.BUSINESS_ACCOUNT.IS_USE). */
  has_companies: boolean
}

const DueLists = lazy(async () => ({
  default: (await import('#src/islands/order-list/DueLists.tsx')).DueLists,
}))

const WaitingApprovals = lazy(async () => ({
  default: (await import('#src/islands/business/WaitingApprovals.tsx')).WaitingApprovals,
}))

const GivenSeasonOffer = lazy(async () => ({
  default: (await import('#src/islands/gift-record/GivenSeasonOffer.tsx')).GivenSeasonOffer,
}))

/** The account's front page: who this is, what to do next, and what there is. The menu stands beside it, once. */
export function MypageHomeView({ gift_record, has_order_lists, has_companies }: Props) {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={1}>
        {(member) => (
          <>
            <div className="member-card">
              <CompanyLine of={member} />
              <p className="member-name">{mypageTexts.greeting(member.name)}</p>
              <p className="member-code">
                {mypageTexts.code} {member.code}
              </p>
            </div>
            {has_companies && (
              <Suspense>
                <WaitingApprovals />
              </Suspense>
            )}
            {gift_record && (
              <Suspense>
                <GivenSeasonOffer allows_multiple={gift_record.allows_multiple} />
              </Suspense>
            )}
            {has_order_lists && (
              <Suspense>
                <DueLists />
              </Suspense>
            )}
            <MemberOverviewParts member={member} />
          </>
        )}
      </ResourceScreen>
    </>
  )
}
