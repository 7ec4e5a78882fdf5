import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useCanAccess, useListContext, useNotify, useRefresh } from 'react-admin'
import type { AdminOrder } from '#contract/shapes/admin-order.ts'
import type { PaperKind } from '#contract/shapes/paper-kind.ts'
import { ORDER_LIST } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { saveFile } from '../forms/save-file.ts'
import { announceSave } from '../frame/save-notice.ts'
import { ContractDialog, type Contract } from './ContractDialog.tsx'

/** What is done with the orders that were ticked. */
export function OrderBulk() {
  const { selectedIds, data = [] } = useListContext<AdminOrder>()
  const [asks, setAsks] = useState<'ship' | 'contract'>()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const notify = useNotify()
  const refresh = useRefresh()
  const ids = selectedIds.map(Number)
  const tryTo = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  const print = (kind: PaperKind) =>
    tryTo(async () =>
      saveFile(
        `${ORDER_LIST[kind]}.pdf`,
        await callApi('POST /v1/admin/orders/papers', { body: { kind, ids } }),
      ),
    )
  const write = (format: 'orders' | 'yamato' | 'sagawa', contract: Contract = {}) =>
    tryTo(async () =>
      saveFile(
        `${ORDER_LIST[format === 'orders' ? 'csv' : format]}.csv`,
        await callApi('POST /v1/admin/orders/files', { body: { format, ids, ...contract } }),
      ),
    )
  const ship = async () => {
    setAsks(undefined)
    let shipped = 0
    for (const id of ids) {
      await tryTo(async () => {
        const order_no = data.find((order) => order.id === id)?.order_no ?? ''
        await callApi('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'shipped' } }).catch(
          (error: unknown) => {
            throw new Error(ORDER_LIST.not_shipped(order_no, error instanceof Error ? error.message : ''))
          },
        )
        shipped += 1
      })
    }
    if (shipped > 0) announceSave({ sentence: ORDER_LIST.shipped(shipped) })
    refresh()
  }
  return (
    <>
      <Button onClick={() => void print('picking_list')}>{ORDER_LIST.picking_list}</Button>
      <Button onClick={() => void print('delivery_notes')}>{ORDER_LIST.delivery_notes}</Button>
      <Button onClick={() => void print('noshi_papers')}>{ORDER_LIST.noshi_papers}</Button>
      <Button onClick={() => void print('message_cards')}>{ORDER_LIST.message_cards}</Button>
      <Button onClick={() => setAsks('contract')}>{ORDER_LIST.yamato}</Button>
      <Button onClick={() => void write('sagawa')} sx={{ textTransform: 'none' }}>
        {ORDER_LIST.sagawa}
      </Button>
      <Button onClick={() => void write('orders')}>{ORDER_LIST.csv}</Button>
      {canAccess && (
        <Button variant="contained" onClick={() => setAsks('ship')}>
          {ORDER_LIST.ship}
        </Button>
      )}
      <Confirm
        isOpen={asks === 'ship'}
        title={ORDER_LIST.ship_title}
        content={ORDER_LIST.ship_text(ids.length)}
        confirm={ORDER_LIST.ship}
        cancel={ORDER_LIST.cancel}
        onConfirm={() => void ship()}
        onClose={() => setAsks(undefined)}
      />
      <ContractDialog
        isOpen={asks === 'contract'}
        onClose={() => setAsks(undefined)}
        onChosen={(contract) => {
          setAsks(undefined)
          void write('yamato', contract)
        }}
      />
    </>
  )
}
