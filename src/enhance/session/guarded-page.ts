// Pages not everybody may see (behaviour 2.7). The published page holds nobody's data; this script only sends visitors
// on.
import { COUPON_WISH_KEY } from '#src/rules/member/coupon-wish-key.ts'
import { decideGuard, type Guard } from '#src/rules/session/decide-guard.ts'
import { leaveInvalidRoute } from '#src/site/error-screens.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { untilLoaded } from '#src/stores/page/loading.ts'
import { isOwnWayTaken } from '#src/stores/session/own-way.ts'
import { $session, type Session } from '#src/stores/session/session.ts'
import { getStored } from '#src/stores/page/storage.ts'
import { rememberWantedPage } from '#src/stores/session/wanted-page.ts'

const page = document.documentElement
const guard = page.dataset['guard'] as Guard
/** Whom the page was shown to. */
let admitted: string | undefined
/** Where the browser is on its way to. Setting out again would break the journey off and begin it anew. */
let destination: string | undefined

// Hosts that cannot tell a number from a word answer such an address with this page.
const isNoAddress = page.dataset['key'] === 'number' && !/\/[1-9]\d*\//.test(location.pathname)
if (isNoAddress) leaveInvalidRoute()

$session.subscribe((session) => {
  if (isNoAddress) return
  if (getSite().no_member_use) return location.replace('/')
  if (isOwnWayTaken()) return
  const decision = decideGuard(guard, session.state)
  if (decision === 'wait') return
  if (decision === 'admit') return admit(session)
  void leave()
})

/** Behaviour 2.8: first waits for calls under way, five seconds at most. The session may have changed by then. */
async function leave(): Promise<void> {
  await untilLoaded()
  if (isOwnWayTaken()) return
  const decision = decideGuard(guard, $session.get().state)
  if (decision === 'wait' || decision === 'admit') return
  if (decision.go === destination) return
  destination = decision.go
  if (decision.is_remembered) rememberWantedPage()
  location.replace(decision.go)
}

/** A page that was shown to one member is reloaded before another sees it. */
function admit(session: Session): void {
  const visitor = 'user_id' in session ? String(session.user_id) : ''
  if (admitted !== undefined && admitted !== visitor) return location.reload()
  admitted = visitor
  destination = undefined
  delete page.dataset['left']
}

if (guard === 'guest-only' && getStored('session', COUPON_WISH_KEY))
  void import('#src/stores/member/coupon-wish.ts').then(({ forgetStrayCouponWish }) =>
    forgetStrayCouponWish(),
  )
// Blank while it is in the back/forward cache: «back» shows it only after the session was checked again.
if (guard === 'member') addEventListener('pagehide', () => (page.dataset['left'] = ''))
