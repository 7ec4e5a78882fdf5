import type { ReactNode } from 'react'
import { LeaveForm } from '#src/islands/account/LeaveForm.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { memberResource } from '#src/stores/member/member.ts'
import { leaveTexts as texts } from '#src/text/member/account.ts'

/** Leaving the shop: what is lost, the editors' second message, and the button at the end of it all. */
export function LeaveView({ children }: { children?: ReactNode }) {
  return (
    <ResourceScreen resource={memberResource}>
      {({ has_password }) => (
        <div className="mypage-form">
          <Notice tone="warning" title={texts.lost_heading}>
            <ul className="notice-list">
              {texts.lost.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
          </Notice>
          {children}
          <LeaveForm has_password={has_password !== false} />
          <a className="text-link" href="/mypage/">
            {texts.back}
          </a>
        </div>
      )}
    </ResourceScreen>
  )
}
