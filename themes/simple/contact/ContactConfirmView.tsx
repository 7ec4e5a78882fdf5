import { useStore } from '@nanostores/react'
import { ConfirmInquiry } from '#src/islands/contact/ConfirmInquiry.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { $keptInquiry } from '#src/stores/contact/inquiry.ts'
import { contactTexts as texts } from '#src/text/contact/contact.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/** An inquiry before it is sent. */
export function ContactConfirmView() {
  const inquiry = useStore($keptInquiry, { ssr: 'initial' })
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        {inquiry === undefined && <Skeleton label={mypageTexts.loading} rows={5} />}
        {inquiry && <ConfirmInquiry inquiry={inquiry} />}
        {inquiry === null && (
          <Notice tone="plain">
            <p>{texts.nothing}</p>
            <a className="button button-small" href="/contact/">
              {texts.to_form}
            </a>
          </Notice>
        )}
      </div>
    </div>
  )
}
