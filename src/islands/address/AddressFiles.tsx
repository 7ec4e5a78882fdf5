import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'
import { AddressImport } from './AddressImport.tsx'
import { type SyntheticEvent, useState } from 'react'
import { type ExportEncoding, exportAddresses } from '#src/stores/member/change-address-book.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'

const ENCODINGS = Object.entries(texts.encodings).map(([value, label]) => ({ value, label }))

/** The address book as a file: in and out. */
export function AddressFiles() {
  return (
    <section className="file-forms" aria-labelledby="address-files">
      <h2 id="address-files">{texts.file}</h2>
      <p>{texts.file_lead}</p>
      <div className="file-columns">
        <AddressImport />
        <AddressExport />
      </div>
    </section>
  )
}

/** Saves the address book as CSV, for a new or an old spreadsheet. */
function AddressExport() {
  const [encoding, setEncoding] = useState<ExportEncoding>('utf-8')
  const [is_busy, setBusy] = useState(false)

  async function onSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (is_busy) return
    setBusy(true)
    const end = await exportAddresses(encoding).finally(() => setBusy(false))
    if (end.state === 'failed') tellFailure(end.failure)
    else showToast({ code: end.state === 'saved' ? 'exported' : 'delayed' })
  }

  return (
    <form className="file-form" onSubmit={(event) => void onSubmit(event)}>
      <h3>{texts.export}</h3>
      <ChoiceCards
        id="encoding"
        legend={texts.encoding}
        choices={ENCODINGS}
        toRadio={(value) => ({
          name: 'encoding',
          checked: encoding === value,
          onChange: () => setEncoding(value as ExportEncoding),
        })}
      />
      <div>
        <BusyButton is_busy={is_busy} className="button-small">
          {texts.export_submit}
        </BusyButton>
      </div>
    </form>
  )
}
