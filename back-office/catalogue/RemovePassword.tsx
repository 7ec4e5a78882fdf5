import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminTag } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { callApi } from '../api/call-api.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'

/** Opens a tag's products to everybody; asked for once more before. */
export function RemovePassword({ tag: { id, key, version } }: { tag: AdminTag }) {
  const queries = useQueryClient()
  const { run, isRunning, problem } = usePress()
  const remove = () =>
    run(async () => {
      const body = { version, password: null }
      const saved = await callApi('PATCH /v1/admin/tags/{id}', { params: { id }, body })
      announceSave({
        sentence: CATALOGUE_TEXT.password_removed,
        change: { type: 'tag', key, version: saved.version },
      })
      await queries.resetQueries({ queryKey: ['entry', `tags/${id}`] })
    })
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <AskFirst
        color="inherit"
        label={CATALOGUE_TEXT.remove_password}
        content={CATALOGUE_TEXT.remove_password_lead}
        disabled={isRunning}
        onConfirm={remove}
      />
    </>
  )
}
