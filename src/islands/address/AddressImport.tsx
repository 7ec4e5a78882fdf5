import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type ImportEnd, importAddresses } from '#src/stores/member/change-address-book.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '#src/stores/page/save-file.ts'
import { ADDRESS_COLUMN_LABELS } from '#src/text/member/address-book.ts'
import type { UserAddressImport } from '#contract/shapes/user-address.ts'

/** Imports a CSV of addresses and says why each refused line was refused. Warns before leaving while it runs. */
export function AddressImport() {
  const [end, setEnd] = useState<ImportEnd | 'no-file' | null>(null)
  const [is_busy, setBusy] = useState(false)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!is_busy) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [is_busy])
  useEffect(() => {
    if (end) answer.current?.focus()
  }, [end])

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('file')
    if (is_busy) return
    if (!(file instanceof File) || file.size === 0) return setEnd('no-file')
    setBusy(true)
    setEnd(null)
    const ended = await importAddresses(file).finally(() => setBusy(false))
    if (ended.state === 'read') form.reset()
    setEnd(ended)
  }

  return (
    <form className="file-form" onSubmit={(event) => void onSubmit(event)}>
      <h3>{texts.import}</h3>
      <label className="form-label" htmlFor="import-file">
        {texts.import_file}
      </label>
      <input
        className="file-input"
        id="import-file"
        type="file"
        name="file"
        accept=".csv,text/csv"
        aria-describedby="import-hint"
      />
      <p className="form-hint" id="import-hint">
        {texts.import_hint}
      </p>
      <p>
        <button className="text-link" type="button" onClick={saveAddressPattern}>
          {texts.pattern}
        </button>
      </p>
      <div>
        <BusyButton is_busy={is_busy} className="button-small">
          {texts.import_submit}
        </BusyButton>
      </div>
      {is_busy && <p role="status">{texts.importing}</p>}
      <div className="import-answer" ref={answer} tabIndex={-1} role="status">
        {end === 'no-file' && <p className="form-error">{texts.import_choose}</p>}
        {typeof end === 'object' && end?.state === 'failed' && (
          <Notice tone="bad">
            <p>{toFailureSentence(end.failure)}</p>
          </Notice>
        )}
        {typeof end === 'object' && end?.state === 'read' && <ImportReport report={end.report} />}
      </div>
    </form>
  )
}

/**
 * A file with the headings of an address book and nothing else; the byte order mark tells spreadsheets that it is
 * UTF-8.
 */
function saveAddressPattern(): void {
  const heading = Object.values(ADDRESS_COLUMN_LABELS).join(',')
  saveFile(new Blob([`\ufeff${heading}\r\n`], { type: 'text/csv;charset=utf-8' }), texts.pattern_file)
}

/** Result of an import: how many lines were taken, and what to correct in each other one. */
function ImportReport({ report }: { report: UserAddressImport }) {
  const { imported, unchanged, failures } = report
  const tone = failures.length === 0 ? 'good' : imported > 0 ? 'warning' : 'bad'
  return (
    <Notice tone={tone} title={imported > 0 ? texts.imported(imported) : texts.none_imported}>
      {unchanged > 0 && <p>{texts.unchanged(unchanged)}</p>}
      {failures.length > 0 && (
        <>
          <p>{texts.failures(failures.length)}</p>
          <div className="import-failures" tabIndex={0} role="region" aria-label={texts.reason}>
            <table className="record-table">
              <thead>
                <tr>
                  <th scope="col">{texts.line}</th>
                  <th scope="col">{texts.reason}</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ line, errors }) => (
                  <tr key={line}>
                    <td data-label={texts.line}>{texts.line_no(line)}</td>
                    <td data-label={texts.reason}>
                      <ul>
                        {errors.map(({ field, message }) => (
                          <li key={field + message}>{message}</li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Notice>
  )
}
