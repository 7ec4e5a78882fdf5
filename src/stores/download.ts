import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/call-failure.ts'
import { loadApi } from './load-api.ts'
import { showToast } from './toasts.ts'

/** A file as a call answers it. */
interface FileAnswer {
  body: Blob
  filename: string | null
}

/**
 * Fetches a file and hands it to the browser under the name the API suggests; a toast says that it is there (spec §8).
 * Answers null, or why there is none.
 */
export async function downloadFile(
  ask: (api: Api) => Promise<FileAnswer>,
  fallback_name: string,
): Promise<CallFailure | null> {
  try {
    const { body, filename } = await ask(await loadApi())
    saveBlob(body, filename ?? fallback_name)
    showToast({ code: 'downloaded' })
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers start the download after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
