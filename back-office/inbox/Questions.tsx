import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminQuestion } from '#contract/shapes/talk.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Entries } from './Entries.tsx'
import { StateFilter } from './StateFilter.tsx'

/** Questions about products, answered beside them. */
export function Questions() {
  const [state, setState] = useState<'waiting' | 'answered'>('waiting')
  const queries = useQueryClient()
  return (
    <>
      <StateFilter names={INBOX.states.questions} value={state} onChange={setState} />
      <Entries<AdminQuestion> call="GET /v1/admin/product-questions" query={{ state }} toKey={({ id }) => id}>
        {(question) => (
          <>
            <Typography variant="body2" color="text.secondary">
              {question.product.name}　{question.nickname}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{question.question}</Typography>
            {question.answer && (
              <Typography
                sx={{ whiteSpace: 'pre-line', mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}
              >
                {question.answer}
              </Typography>
            )}
            <AnswerForm
              label={INBOX.answer}
              hint={INBOX.answer_hint}
              submit={INBOX.answer_send}
              most={2000}
              send={async (answer) => {
                const params = { id: question.id }
                await callApi('PATCH /v1/admin/product-questions/{id}', { params, body: { answer } })
                announceSave({ sentence: INBOX.answered })
                await queries.invalidateQueries({ queryKey: ['inbox'] })
              }}
            />
          </>
        )}
      </Entries>
    </>
  )
}
