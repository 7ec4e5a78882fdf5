// What every page runs: small, and nothing of it writes while the page is only prerendered.
import { showCartCount } from '#src/enhance/cart/cart-count.ts'
import { enhanceDialogs } from './dialogs.ts'
import { reloadOnFailedChunk } from './failed-chunk.ts'
import { forgiveGivenUpTransitions } from './given-up-transitions.ts'
import { keepLinkedCoupon } from '#src/enhance/cart/linked-coupon.ts'
import { enhanceMessages } from '#src/enhance/content/page-messages.ts'
import { markScreenClass } from './screen-class.ts'
import { enhanceSearchField } from '#src/enhance/catalogue/search-field.ts'
import { sendWaitingIntents } from '#src/enhance/cart/waiting-intents.ts'

reloadOnFailedChunk()
forgiveGivenUpTransitions()
markScreenClass()
enhanceDialogs()
showCartCount()
enhanceMessages()
sendWaitingIntents()
keepLinkedCoupon()
enhanceSearchField()
