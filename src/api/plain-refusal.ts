import { isChannelMissing, leaveInvalidChannel } from '#src/site/error-screens.ts'
import { leaveForKeycode } from '#src/site/keycode-gate.ts'
import { leaveForMaintenance } from '#src/site/maintenance-gate.ts'
import { ApiError } from './api-error.ts'

/**
 * What an answer of 400 and above means for a plain read, and where it leads the visitor: to the keycode, to the screen of
 * maintenance, or to the one that says there is no such shop. Rare, and the pages that read so count every byte: it comes
 * when it is needed.
 */
export async function toPlainRefusal(call: string, url: string, response: Response): Promise<ApiError> {
  const error = new ApiError(call, url, response.status, await response.json().catch(() => null))
  if (error.code === 'keycode_required') leaveForKeycode()
  if (error.status === 404 && isChannelMissing(error)) leaveInvalidChannel()
  if (error.status === 503) leaveForMaintenance(error.maintenance)
  return error
}
