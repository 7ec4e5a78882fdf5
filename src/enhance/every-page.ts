// What every page runs: small, and nothing of it writes while the page is only prerendered.
import { showCartCount } from './cart-count.ts'
import { enhanceDialogs } from './dialogs.ts'
import { reloadOnFailedChunk } from './failed-chunk.ts'
import { forgiveGivenUpTransitions } from './given-up-transitions.ts'
import { keepLinkedCoupon } from './linked-coupon.ts'
import { enhanceMessages } from './page-messages.ts'
import { markScreenClass } from './screen-class.ts'
import { enhanceSearchField } from './search-field.ts'
import { sendWaitingIntents } from './waiting-intents.ts'

reloadOnFailedChunk()
forgiveGivenUpTransitions()
markScreenClass()
enhanceDialogs()
showCartCount()
enhanceMessages()
sendWaitingIntents()
keepLinkedCoupon()
enhanceSearchField()
