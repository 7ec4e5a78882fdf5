import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from './load-api.ts'
import { saveFile } from '#src/stores/page/save-file.ts'
import { showToast } from '#src/stores/page/toasts.ts'

/** A file as a call answers it. */
interface FileAnswer {
  body: Blob
  filename: string | null
}

/**
 * Fetches a file and hands it to the browser under the name the API suggests; a toast says that it is there (behaviour 3.9).
 * Answers null, or why there is none.
 */
export async function downloadFile(
  ask: (api: Api) => Promise<FileAnswer>,
  fallback_name: string,
): Promise<CallFailure | null> {
  try {
    const { body, filename } = await ask(await loadApi())
    saveFile(body, filename ?? fallback_name)
    showToast({ code: 'downloaded' })
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
