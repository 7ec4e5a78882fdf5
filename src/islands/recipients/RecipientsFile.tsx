import { type DragEvent, useState } from 'react'
import { useStore } from '@nanostores/react'
import { toTemplate } from '#src/rules/checkout/recipients-template.ts'
import { $recipients, type FileEnd, readRecipientsFile } from '#src/stores/checkout/recipients.ts'
import { saveFile } from '#src/stores/page/save-file.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { RECIPIENT_TEMPLATE } from '#src/text/checkout/recipients-template.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { Notice } from '../ui/Notice.tsx'
import { FileFailures } from './FileFailures.tsx'

const texts = recipientTexts.file

/** A file of recipients: chosen or dropped, read by the API, its bad lines told until a file is read again. */
export function RecipientsFile() {
  const { failures, file } = useStore($recipients, { ssr: 'initial' })
  const [end, setEnd] = useState<FileEnd | null>(null)
  const [is_busy, setBusy] = useState(false)

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen || is_busy) return
    setBusy(true)
    setEnd(null)
    setEnd(await readRecipientsFile(chosen).finally(() => setBusy(false)))
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }

  return (
    <div className="recipients-source" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <h3>{texts.heading}</h3>
      <label className="form-label" htmlFor="recipients-file">
        {texts.label}
      </label>
      <input
        className="file-input"
        id="recipients-file"
        type="file"
        accept=".csv,text/csv"
        aria-describedby="recipients-file-hint"
        onChange={(event) => {
          const input = event.currentTarget
          // The same file, mended, is chosen again: without this the browser would not tell.
          void read(input.files?.[0]).finally(() => (input.value = ''))
        }}
      />
      <p className="form-hint" id="recipients-file-hint">
        {texts.hint}
      </p>
      <p>
        <button className="text-link" type="button" onClick={saveTemplate}>
          {texts.template}
        </button>
      </p>
      <div role="status">
        {is_busy && <p>{texts.reading}</p>}
        {end?.state === 'read' && end.added + end.known > 0 && (
          <Notice tone="good">
            <p>
              {end.added > 0 && texts.added(end.added)}
              {end.known > 0 && texts.known(end.known)}
            </p>
          </Notice>
        )}
        {end?.state === 'read' && end.added + end.known === 0 && <p>{texts.none}</p>}
        {end?.state === 'failed' && (
          <Notice tone="bad">
            <p>{toFailureSentence(end.failure)}</p>
          </Notice>
        )}
      </div>
      {failures.length > 0 && <FileFailures failures={failures} file={file} />}
    </div>
  )
}

/** The byte order mark tells spreadsheets that it is UTF-8. */
function saveTemplate(): void {
  const content = new Blob([`\ufeff${toTemplate(RECIPIENT_TEMPLATE)}`], { type: 'text/csv;charset=utf-8' })
  saveFile(content, texts.template_name)
}
