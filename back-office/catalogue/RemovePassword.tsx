import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { AdminTag } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'

/** Opens a tag's products to everybody; asked for once more before. */
export function RemovePassword({ tag: { id, key, version } }: { tag: AdminTag }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const remove = async () => {
    setOpen(false)
    try {
      const body = { version, password: null }
      const saved = await callApi('PATCH /v1/admin/tags/{id}', { params: { id }, body })
      announceSave({
        sentence: CATALOGUE_TEXT.password_removed,
        change: { type: 'tag', key, version: saved.version },
      })
      await queries.resetQueries({ queryKey: ['entry', `tags/${id}`] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      {problem}
      <Button color="inherit" onClick={() => setOpen(true)}>
        {CATALOGUE_TEXT.remove_password}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={CATALOGUE_TEXT.remove_password}
        content={CATALOGUE_TEXT.remove_password_lead}
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
