import type { ReadRecipients } from '#contract/shapes/recipients.ts'
import { RECIPIENT_LABELS } from '#src/text/checkout/recipients-template.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { Notice } from '../ui/Notice.tsx'

const texts = recipientTexts.file

interface Props {
  failures: ReadRecipients['failures']
  file: string
}

/** Lines of a file that could not be used: number, column and reason of each. */
export function FileFailures({ failures, file }: Props) {
  return (
    <Notice tone="warning" title={texts.failed(failures.length, file)}>
      <div className="recipients-failures" tabIndex={0} role="region" aria-label={texts.failed_heading}>
        <ul>
          {failures.map(({ line, errors }) => (
            <li key={line}>
              <strong>{texts.line(line)}</strong>
              <ul>
                {errors.map(({ field, message }) => (
                  <li key={field + message}>{toReason(RECIPIENT_LABELS[field], message)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}

/** Sentences that name their column already need no name before them. */
const toReason = (label: string | undefined, message: string) =>
  !label || message.includes(label) ? message : `${label}：${message}`
