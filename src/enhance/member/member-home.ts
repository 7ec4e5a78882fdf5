// The home of members: a guest's home is the front page (spec §2 «Page guards»).
import { $session } from '#src/stores/session/session.ts'

$session.subscribe(({ state }) => {
  if (state === 'guest' || state === 'refresh-failed') location.replace('/')
})
