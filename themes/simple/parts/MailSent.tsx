import { useEffect, useRef } from 'react'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { reminderTexts } from '#src/text/session/reminder.ts'

interface Props {
  title: string
  text: string
  onAgain: () => void
}

/** A mail may be on its way. Focused, so that it is read out where the form was. */
export function MailSent({ title, text, onAgain }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="sign-in">
      <div className="flash" ref={box} tabIndex={-1} role="status">
        <Notice tone="good" title={title}>
          <p>{text}</p>
          <p>{reminderTexts.mail_hint}</p>
        </Notice>
      </div>
      <div className="sign-in-actions">
        <a className="button" href="/login/">
          {reminderTexts.back_to_login}
        </a>
        <button className="text-link" type="button" onClick={onAgain}>
          {reminderTexts.other_email}
        </button>
      </div>
    </div>
  )
}
