// What every page runs: small, and nothing of it writes while the page is only prerendered.
import { showCartCount } from './cart-count.ts'
import { enhanceDialogs } from './dialogs.ts'
import { reloadOnFailedChunk } from './failed-chunk.ts'
import { showMessages } from './page-messages.ts'
import { sendWaitingIntents } from './waiting-intents.ts'

reloadOnFailedChunk()
enhanceDialogs()
showCartCount()
showMessages()
sendWaitingIntents()
