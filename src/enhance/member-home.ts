// The home of members: a guest's home is the front page (spec §2 «Page guards»).
import { $session, checkSession } from '#src/stores/session.ts'

$session.subscribe(({ state }) => {
  if (state === 'guest' || state === 'refresh-failed') location.replace('/')
})
// A page taken from the back/forward cache knows only who was there when it was left.
addEventListener('pageshow', (event) => {
  if (event.persisted) checkSession()
})
