import { useState } from 'react'
import { forgetDrafts } from '#src/stores/form-draft.ts'
import { goTo } from '#src/stores/go-to.ts'
import { type CheckedInquiry, sendInquiry } from '#src/stores/inquiry.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { contactTexts as texts } from '#src/text/contact.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Everything as it will be sent, and the button that sends it. */
export function ConfirmInquiry({ inquiry }: { inquiry: CheckedInquiry }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(): Promise<void> {
    setBusy(true)
    const failure = await sendInquiry(inquiry)
    if (!failure) {
      forgetDrafts()
      return goTo('/contact/complete/')
    }
    const said = failure.kind === 'refused' ? failure.fields.map(({ message }) => message) : []
    setProblem(said.join(' ') || toFailureSentence(failure))
    setBusy(false)
  }

  return (
    <>
      <p>{texts.confirm_intro}</p>
      <dl className="facts confirm-facts">
        {inquiry.rows.map(({ label, value }, place) => (
          <div key={`${label}-${place}`}>
            <dt>{label}</dt>
            <dd>{value || texts.not_given}</dd>
          </div>
        ))}
      </dl>
      {problem && (
        <div role="alert">
          <Notice tone="bad" title={texts.failed}>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <div className="record-actions">
        <a className="button" href="/contact/">
          {texts.back}
        </a>
        <BusyButton is_busy={isBusy} onPress={() => void send()}>
          {texts.send}
        </BusyButton>
      </div>
    </>
  )
}
