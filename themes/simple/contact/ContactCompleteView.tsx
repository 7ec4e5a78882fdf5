import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $sentInquiry } from '#src/stores/contact/inquiry.ts'
import { contactTexts as texts } from '#src/text/contact/contact.ts'

/** After an inquiry was sent: its number, and what comes next. `children` are the editors' messages. */
export function ContactCompleteView({ children }: { children?: ReactNode }) {
  const key = useStore($sentInquiry, { ssr: 'initial' })
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <h2>{texts.done}</h2>
        {key && (
          <p className="order-number">
            <strong>{texts.receipt_no(key)}</strong>
          </p>
        )}
        <p>{texts.done_text}</p>
        {children}
        <a className="button" href="/">
          {texts.to_top}
        </a>
      </div>
    </div>
  )
}
