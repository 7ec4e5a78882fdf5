import { Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useNotify } from 'react-admin'
import type { AdminReview, ReviewState } from '#contract/shapes/staff-inbox.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Entries } from './Entries.tsx'
import { StateFilter } from './StateFilter.tsx'

/** Reviews: those that wait are shown or kept away. */
export function Reviews() {
  const [state, setState] = useState<ReviewState>('waiting')
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  const queries = useQueryClient()
  const notify = useNotify()
  const decide = async (id: number, decision: 'shown' | 'refused') => {
    try {
      await callApi('PATCH /v1/admin/reviews/{id}', { params: { id }, body: { state: decision } })
      announceSave({ sentence: INBOX.decided })
      await queries.invalidateQueries({ queryKey: ['inbox'] })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  return (
    <>
      <StateFilter names={INBOX.states.reviews} value={state} onChange={setState} />
      <Entries<AdminReview> call="GET /v1/admin/reviews" query={{ state }} toKey={({ id }) => id}>
        {(review) => (
          <>
            <Typography component="h2" variant="h2">
              {INBOX.stars(review.rating)} {review.title}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {review.product.name}　{review.nickname}　{formatJapanTime(review.created_at)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{review.body}</Typography>
            {canAccess && (
              <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
                {state !== 'shown' && (
                  <Button variant="contained" onClick={() => void decide(review.id, 'shown')}>
                    {INBOX.show}
                  </Button>
                )}
                {state !== 'refused' && (
                  <Button variant="outlined" onClick={() => void decide(review.id, 'refused')}>
                    {INBOX.refuse}
                  </Button>
                )}
              </Box>
            )}
          </>
        )}
      </Entries>
    </>
  )
}
