import { Alert, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { forgetInput } from '../forms/kept-input.ts'
import { announceSave } from '../frame/save-notice.ts'
import type { KindEntry } from '../frame/subject.ts'
import { type KindRecord, removeKind } from './save-kind.ts'

/** Removes what the form is of, for good; asked for once more before. */
export function RemoveButton({ kind }: { kind: KindEntry }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const record = useRecordContext<KindRecord>()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  if (!record) return null
  const remove = async () => {
    setOpen(false)
    try {
      await removeKind(kind, record)
      forgetInput(`${kind.kind}/${record.id}`)
      await queries.invalidateQueries({ queryKey: [kind.kind] })
      announceSave({ sentence: KINDS_TEXT.removed })
      redirect('list', kind.kind)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button color="error" onClick={() => setOpen(true)}>
        {KINDS_TEXT.remove}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={translate('ra.message.delete_title', {
          recordRepresentation: String(record[kind.title] ?? ''),
        })}
        content="ra.message.delete_content"
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
