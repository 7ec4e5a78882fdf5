import { IMPORT_TEXT } from '#src/text/back-office/import.ts'
import { Mover } from './Mover.tsx'

/** Products, news and old addresses, in and out. */
export default function ImportPage() {
  return (
    <Mover
      title={IMPORT_TEXT.name}
      calls="imports"
      kinds={['products', 'news', 'redirects', 'bikes', 'fitments']}
    />
  )
}
