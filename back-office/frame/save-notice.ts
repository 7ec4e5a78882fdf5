import type { ChangeType } from '#contract/publish-hook.ts'

/** What is said when something was saved. */
export interface SaveNotice {
  sentence: string
  /** Told to publishers: the notice then says what became of it. */
  change?: { type: ChangeType; key: string; version: number }
  /** Saves what was there before. */
  undo?: () => Promise<void>
}

type Listener = (notice: SaveNotice) => void
let listener: Listener | undefined
let waiting: SaveNotice | undefined

/** Shows a notice beside the heading. It stays when the screen changes. */
export function announceSave(notice: SaveNotice): void {
  if (listener) listener(notice)
  else waiting = notice
}

/** The one place where notices are shown. @returns how to stop listening */
export function onSaveNotice(listen: Listener): () => void {
  listener = listen
  if (waiting) listen(waiting)
  waiting = undefined
  return () => (listener = undefined)
}
