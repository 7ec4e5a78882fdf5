import { Alert, Box, Button, Link } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { useState } from 'react'
import type { CallInput } from '#contract/index.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { usePress } from '../frame/use-press.ts'

type Kind = CallInput<'POST /v1/admin/previews'>['body']['kind']

interface Props {
  kind: string
  /** Left out where the whole shop is looked at in other themes. */
  id?: number
  label?: string
}

/**
 * Makes a link to the page as the shop would show it, for the editor and for whoever should look before it is public. Only for
 * those who may write the shop's pages, whatever the link is about: the API refuses others.
 */
export function PreviewLink({ kind, id, label = KINDS_TEXT.preview_link }: Props) {
  const [link, setLink] = useState<{ url: string; expires_at: string }>()
  const { run, isRunning, problem } = usePress()
  const { canAccess } = useCanAccess({ resource: 'news', action: 'save' })
  if (!canAccess) return null
  const make = () =>
    run(async () => {
      const body = { kind: kind as Kind, ...(id !== undefined && { id }) }
      setLink(await callApi('POST /v1/admin/previews', { body }))
    })
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => void make()} disabled={isRunning}>
          {isRunning ? KINDS_TEXT.preview_link_making : label}
        </Button>
        {link && (
          <Link href={link.url} target="_blank" rel="noopener">
            {KINDS_TEXT.preview_link_open}
          </Link>
        )}
      </Box>
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {link && KINDS_TEXT.preview_link_until(formatJapanTime(link.expires_at))}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  )
}
