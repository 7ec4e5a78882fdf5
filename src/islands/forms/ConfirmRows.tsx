import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { forgetDraft } from '#src/stores/page/form-draft.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { contactTexts } from '#src/text/contact/contact.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'

interface Props {
  rows: readonly { label: string; value: string }[]
  texts: { confirm_intro: string; failed: string; back: string; send: string }
  /** Path of the form, which still holds what was typed. */
  form: string
  /** Keys of the form's drafts, deleted once it was accepted. */
  drafts: readonly string[]
  /** Sends it; null when it was taken. */
  send: () => Promise<CallFailure | null>
  /** Where to go then. */
  done: string
}

/** Everything as it will be sent, and the button that sends it. */
export function ConfirmRows({ rows, texts, form, drafts, send, done }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    setBusy(true)
    const failure = await send()
    if (!failure) {
      for (const draft of drafts) forgetDraft(draft)
      return goTo(done)
    }
    const said = failure.kind === 'refused' ? failure.fields.map(({ message }) => message) : []
    setProblem(said.join(' ') || toFailureSentence(failure))
    setBusy(false)
  }

  return (
    <>
      <p>{texts.confirm_intro}</p>
      <dl className="facts confirm-facts">
        {rows.map(({ label, value }, place) => (
          <div key={`${label}-${place}`}>
            <dt>{label}</dt>
            <dd>{value || contactTexts.not_given}</dd>
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
        <a className="button" href={form}>
          {texts.back}
        </a>
        <BusyButton is_busy={isBusy} onPress={() => void confirm()}>
          {texts.send}
        </BusyButton>
      </div>
    </>
  )
}
