// The script of every page. It is small, and writes nothing while the page is only prerendered.
import { showCartCount } from '#src/enhance/cart/cart-count.ts'
import { reloadOnFailedChunk } from './failed-chunk.ts'
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

/** Native dialogs: `[data-open="menu"]` opens `dialog[data-menu]`; `[data-close]` and the backdrop close it. */
function enhanceDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as HTMLElement
    const name = target.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (name) document.querySelector<HTMLDialogElement>(`dialog[data-${name}]`)?.showModal()
    if (target.closest('[data-close]') || target instanceof HTMLDialogElement)
      target.closest('dialog')?.close()
  })
}

/**
 * Every page takes part in cross-document view transitions. When the browser gives one up (window resized, page left or
 * shown too early), promises are rejected that nobody may hold. That is harmless, so the shop's error log need not have
 * it.
 */
function forgiveGivenUpTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
      event.preventDefault()
  })
}
