import { MemberOverviewParts } from '#src/islands/member/MemberOverviewParts.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { CompanyLine } from '#src/islands/ui/AddressLines.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memberResource } from '#src/stores/member/member.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/** The account's front page: who this is, what to do next, and what there is. The menu stands beside it, once. */
export function MypageHomeView() {
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
            <MemberOverviewParts member={member} />
          </>
        )}
      </ResourceScreen>
    </>
  )
}
