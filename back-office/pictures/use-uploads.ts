import { useCallback, useEffect, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { Refusal } from '../api/refusal.ts'
import { sendPicture } from './send-picture.ts'

/** Two at a time: one on the way while the other is read. */
const AT_ONCE = 2

export interface FailedFile {
  id: number
  name: string
  message: string
}

/** Photographs on their way. @param onSent gets each as it arrives, in the order they were chosen */
export function useUploads(onSent: (picture: AdminPicture) => void) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [counts, setCounts] = useState({ all: 0, done: 0 })
  const [failed, setFailed] = useState<FailedFile[]>([])
  const next = useRef(0)
  const told = useRef(onSent)
  useEffect(() => {
    told.current = onSent
  }, [onSent])

  const send = useCallback(
    async (files: readonly File[]): Promise<void> => {
      const sent: (AdminPicture | undefined)[] = []
      const queue = [...files.entries()]
      let shown = 0
      const settled = new Set<number>()
      setCounts(({ all, done }) => ({ all: all + files.length, done }))
      const work = async () => {
        for (let entry = queue.shift(); entry; entry = queue.shift()) {
          const [at, file] = entry
          try {
            sent[at] = await sendPicture(file)
          } catch (error) {
            if (await logoutIfAccessDenied(error)) return
            const message = error instanceof Refusal ? error.message : FRAME_TEXT.unexpected
            setFailed((before) => [...before, { id: (next.current += 1), name: file.name, message }])
          }
          settled.add(at)
          for (; settled.has(shown); shown += 1) {
            const picture = sent[shown]
            if (picture) told.current(picture)
          }
          setCounts(({ all, done }) => (done + 1 === all ? { all: 0, done: 0 } : { all, done: done + 1 }))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    },
    [logoutIfAccessDenied],
  )
  const forget = (id: number) => setFailed((before) => before.filter((one) => one.id !== id))
  return { send, forget, failed, ...counts }
}
