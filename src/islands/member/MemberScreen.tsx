import { type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { LOGIN_STATE_WAIT_MS } from '#src/rules/session/decide-guard.ts'
import { $session, checkSession } from '#src/stores/session/session.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSlow } from '../ui/use-slow.ts'

/** A members' screen. Nothing is shown before the session is known; the page's guard sends others on. */
export function MemberScreen({ children }: { children: ReactNode }) {
  const { state } = useStore($session, { ssr: 'initial' })
  const isSlow = useSlow(state === 'unknown', LOGIN_STATE_WAIT_MS)
  if (state === 'member') return <>{children}</>
  if (!isSlow) return <Skeleton label={mypageTexts.checking} rows={4} />
  return (
    <div role="alert">
      <Notice tone="warning" title={mypageTexts.slow}>
        <p>{mypageTexts.slow_text}</p>
        <button className="button button-small" type="button" onClick={() => void checkSession()}>
          {mypageTexts.retry}
        </button>
      </Notice>
    </div>
  )
}
