import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { formTexts } from '#src/text/input/form.ts'
import type { FieldMessage } from '../forms/use-shop-form.ts'
import { Icon } from './Icon.tsx'

interface Props {
  messages: readonly FieldMessage[]
  /** What no field stands for. */
  sentences: readonly string[]
  /** Number of failed submissions: with each one the summary takes the focus. */
  failures: number
  /** What failed, when no field is wrong. */
  title?: string
}

/**
 * The errors of a form, each with a link to its field. Shown after a submission failed; a corrected one stays in its
 * place, struck through, so that nothing moves while somebody types.
 */
export function ErrorSummary({ messages, sentences, failures, title = formTexts.not_done }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const listed = useListed(messages, failures)
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])
  const count = messages.length + sentences.length
  if (failures === 0 || listed.length + sentences.length === 0) return null
  const isDone = count === 0
  return (
    <div className="error-summary" data-done={isDone || undefined} ref={box} tabIndex={-1} role="alert">
      <p className="error-summary-title">
        <Icon name={isDone ? 'check' : 'alert'} />
        {isDone ? formTexts.all_corrected : listed.length > 0 ? formTexts.error_summary(count) : title}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {listed.map(({ id, message }) => {
          const now = messages.find((one) => one.id === id)
          return (
            <li key={id} data-done={now ? undefined : ''}>
              <a className="text-link" href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {now?.message ?? message}
              </a>
              {!now && <span className="sr-only">{formTexts.corrected}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Every field that was wrong since the last submission, in the order of the screen. */
function useListed(messages: readonly FieldMessage[], failures: number): readonly FieldMessage[] {
  const [listed, setListed] = useState({ failures, messages })
  const isNew = listed.failures !== failures
  const added = messages.filter(({ id }) => !listed.messages.some((one) => one.id === id))
  if (isNew) setListed({ failures, messages })
  else if (failures > 0 && added.length > 0) setListed({ failures, messages: [...listed.messages, ...added] })
  return isNew ? messages : listed.messages
}

/** Focuses without a hash in the address, so that the address can be reloaded. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}
