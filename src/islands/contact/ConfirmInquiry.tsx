import { type CheckedInquiry, sendInquiry } from '#src/stores/contact/inquiry.ts'
import { contactTexts } from '#src/text/contact/contact.ts'
import { ConfirmRows } from '../forms/ConfirmRows.tsx'

/** An inquiry as it will be sent, and the button that sends it. */
export function ConfirmInquiry({ inquiry }: { inquiry: CheckedInquiry }) {
  return (
    <ConfirmRows
      rows={inquiry.rows}
      texts={contactTexts}
      form="/contact/"
      drafts={['contact-personal', 'contact-corporate']}
      send={() => sendInquiry(inquiry)}
      done="/contact/complete/"
    />
  )
}
