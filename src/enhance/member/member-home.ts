// The home of members: a guest's home is the front page (behaviour 2.9).
import { findPart } from '#src/enhance/page/find-part.ts'
import { $session } from '#src/stores/session/session.ts'

$session.subscribe(({ state }) => {
  if (state === 'guest' || state === 'refresh-failed') location.replace('/')
})

// Whoever logged in on a new device has the bikes of the account from here on.
if (findPart(document, 'my-bike'))
  void import('#src/stores/bike/member-bikes.ts').then(({ shareMyBikes }) => shareMyBikes())
