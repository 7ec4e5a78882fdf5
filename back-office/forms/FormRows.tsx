import { SimpleFormIterator, type SimpleFormIteratorProps } from 'react-admin'
import { AddRow } from './AddRow.tsx'

type Props = Pick<SimpleFormIteratorProps, 'children' | 'inline' | 'fullWidth' | 'disableReordering'>

/** Rows of a list within a form. Their buttons are always there: react-admin shows them under the mouse, where no key reaches them. */
export function FormRows(props: Props) {
  return <SimpleFormIterator {...props} addButton={<AddRow />} disableClear sx={rows} />
}

const rows = {
  // Room for the labels, which stand on the upper edge of their inputs.
  '& .RaSimpleFormIterator-line': { pt: 1.5, pb: 0.5 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
}
