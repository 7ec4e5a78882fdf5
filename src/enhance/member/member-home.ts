// The home of members: a guest's home is the front page (behaviour 2.9).
import { $session } from '#src/stores/session/session.ts'

$session.subscribe(({ state }) => {
  if (state === 'guest' || state === 'refresh-failed') location.replace('/')
})
