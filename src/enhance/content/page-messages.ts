import { hideMessage } from '#src/stores/content/hidden-messages.ts'

/** Lets a visitor hide a page's message. One hidden earlier is gone already (src/layouts/Message.astro). */
export function enhanceMessages(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-message]')) {
    place.querySelector('[data-hide-message]')?.addEventListener('click', () => {
      const { message = '', updatedAt = '' } = place.dataset
      hideMessage({ code: message, updated_at: updatedAt })
      place.hidden = true
    })
  }
}
