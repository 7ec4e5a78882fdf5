import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { forgetInput } from '../forms/kept-input.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { announceSave } from '../frame/save-notice.ts'
import type { KindEntry } from '../frame/subject.ts'
import { useIsHere } from '../frame/use-is-here.ts'
import { usePress } from '../frame/use-press.ts'
import { type KindRecord, removeKind } from './save-kind.ts'

/** Removes what the form is of, for good; asked for once more before. */
export function RemoveButton({ kind }: { kind: KindEntry }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const record = useRecordContext<KindRecord>()
  const isHere = useIsHere()
  const { run, isRunning, problem } = usePress()
  if (!record) return null
  const remove = () =>
    run(async () => {
      await removeKind(kind, record)
      forgetInput(`${kind.kind}/${record.id}`)
      await queries.invalidateQueries({ queryKey: [kind.kind] })
      announceSave({ sentence: KINDS_TEXT.removed })
      if (isHere()) redirect('list', kind.kind)
    })
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <AskFirst
        color="error"
        label={KINDS_TEXT.remove}
        title={translate('ra.message.delete_title', {
          recordRepresentation: String(record[kind.title] ?? ''),
        })}
        content="ra.message.delete_content"
        confirm="ra.action.delete"
        disabled={isRunning}
        onConfirm={remove}
      />
    </>
  )
}
