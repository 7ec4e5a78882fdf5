import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'

type Table = string[][] | null | undefined

const toText = (table: Table) => (table ?? []).map((row) => row.join('\t')).join('\n')
const toTable = (text: string): string[][] | null =>
  text === '' ? null : text.split('\n').map((row) => row.split('\t'))

/** A table as spreadsheets hand it over: a line a row, a tab between cells. */
export function SizeTableInput({ source }: { source: string }) {
  return (
    <TextInput
      source={source}
      multiline
      minRows={3}
      format={toText}
      parse={toTable}
      helperText={CATALOGUE_TEXT.size_table_hint}
      slotProps={{ htmlInput: { style: { tabSize: 12, whiteSpace: 'pre', overflowX: 'auto' } } }}
    />
  )
}
