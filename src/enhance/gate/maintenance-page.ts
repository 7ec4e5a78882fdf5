// The maintenance screen: says what the staff wrote, and goes back by itself when the shop is open again.
import { readPlain } from '#src/api/plain.ts'
import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { forgetLeft, MAINTENANCE_SCREEN, readLeft } from '#src/site/maintenance-gate.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { $maintenance, $maintenanceTag } from '#src/stores/gate/maintenance.ts'
import { findPart } from '#src/enhance/page/find-part.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
const GROWTH = 1.5
/**
 * A visitor who is sent here again this soon after going back waits: the shop is open, but one call still answers 503.
 */
const TURNED_BACK_MS = 30_000
const WENT_BACK_KEY = 'noren.maintenance_over'

const left = readLeft()
let pause_ms = FIRST_PAUSE_MS
let timer: ReturnType<typeof setTimeout> | undefined

$maintenance.subscribe((words) => {
  if (!words) return
  const screen = document.querySelector('[data-maintenance]')
  const [title, message] = ['maintenance-title', 'maintenance-message'].map(
    (part) => screen && findPart<HTMLElement>(screen, part),
  )
  if (title) title.textContent = words.title
  if (message) message.textContent = words.message
  $maintenanceTag.set(left.may_run_tags ? words.gtm_id : null)
})

/** One request at a time, and none while the tab is hidden. */
async function ask(): Promise<void> {
  clearTimeout(timer)
  if (document.hidden) return
  if (await isOpen()) return goBack()
  timer = setTimeout(() => void ask(), pause_ms)
  pause_ms = Math.min(pause_ms * GROWTH, LONGEST_PAUSE_MS)
}

/** Any other failure, such as the network, is no reason to go back. */
async function isOpen(): Promise<boolean> {
  try {
    await readPlain('GET /v1/settings/front', {})
    return Date.now() - Number(getStored('session', WENT_BACK_KEY) ?? 0) > TURNED_BACK_MS
  } catch (error) {
    const { maintenance } = error as { maintenance?: typeof $maintenance.value }
    if (maintenance) $maintenance.set(maintenance)
    return false
  }
}

function goBack(): void {
  setStored('session', WENT_BACK_KEY, Date.now())
  forgetLeft()
  const from = toSafeRedirect(left.from, location.origin)
  location.replace(from === null || from.startsWith(MAINTENANCE_SCREEN) ? '/' : from)
}

$maintenance.set(left.words)
document.addEventListener('visibilitychange', () => void ask())
void ask()
