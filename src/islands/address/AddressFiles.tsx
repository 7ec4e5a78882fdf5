import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'
import { AddressExport } from './AddressExport.tsx'
import { AddressImport } from './AddressImport.tsx'

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
