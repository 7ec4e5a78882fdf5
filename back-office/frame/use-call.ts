import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { announceSave } from './save-notice.ts'

interface Told<Result> {
  /** Lists that change with it, by the first part of their key. */
  refresh?: readonly string[]
  /** What is said when it was done. */
  done?: string
  onDone?: (result: Result) => void
}

/** A press that makes a call: what goes wrong is said, and a session that is over asks for the password. */
export function useCall<Input, Result>(
  send: (input: Input) => Promise<Result>,
  { refresh = [], done, onDone }: Told<Result> = {},
) {
  const client = useQueryClient()
  const notify = useNotify()
  const logoutIfOver = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: send,
    async onSuccess(result) {
      await Promise.all(refresh.map((name) => client.invalidateQueries({ queryKey: [name] })))
      if (done) announceSave({ sentence: done })
      onDone?.(result)
    },
    async onError(error: Error) {
      const isOver = await logoutIfOver(error)
      if (!isOver) notify(error.message, { type: 'error' })
    },
  })
}
