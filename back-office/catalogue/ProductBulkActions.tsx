import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, type RaRecord, useListContext, useRefresh } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { BulkProblem } from './BulkProblem.tsx'
import { ProductBulkDialog } from './ProductBulkDialog.tsx'

/** What can be done with the chosen products, each in one call: with all of them, or with none. */
export function ProductBulkActions() {
  const { selectedIds, data = [], onUnselectItems } = useListContext<RaRecord<number>>()
  const refresh = useRefresh()
  const [open, setOpen] = useState<'change' | 'remove'>()
  const [problem, setProblem] = useState<unknown>()
  const versions = new Map(data.map((row) => [row.id, row['version'] as number | undefined]))
  const products = selectedIds.map((id) => ({ id, version: versions.get(id) }))
  const end = (sentence: string) => {
    setOpen(undefined)
    announceSave({ sentence })
    onUnselectItems()
    refresh()
  }
  const remove = async () => {
    setOpen(undefined)
    try {
      await callApi('POST /v1/admin/products/bulk-removal', { body: { products } })
      end(CATALOGUE_TEXT.bulk_removed(products.length))
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <>
      <Button onClick={() => setOpen('change')}>{CATALOGUE_TEXT.bulk}</Button>
      <Button color="error" onClick={() => setOpen('remove')}>
        {CATALOGUE_TEXT.bulk_remove}
      </Button>
      <BulkProblem problem={problem} close={() => setProblem(undefined)} />
      {open === 'change' && (
        <ProductBulkDialog
          products={products}
          close={() => setOpen(undefined)}
          onDone={() => end(CATALOGUE_TEXT.bulk_done(products.length))}
        />
      )}
      <Confirm
        isOpen={open === 'remove'}
        title={CATALOGUE_TEXT.bulk_remove_title(products.length)}
        content={CATALOGUE_TEXT.bulk_remove_lead}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
