import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useSimpleFormIterator, useTranslate } from 'react-admin'

/** Adds one more row to a list of a form. */
export function AddRow() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  )
}
