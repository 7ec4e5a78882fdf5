import { isMessageShown } from '#src/rules/message-visibility.ts'
import { $hiddenMessages, hideMessage } from '#src/stores/hidden-messages.ts'

/** Per-page messages (spec §2): one the visitor hid comes back only when the editor changed it. */
export function showMessages(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-message]')]
  if (places.length === 0) return
  const toMessage = ({ dataset }: HTMLElement) => ({
    code: dataset['message'] ?? '',
    updated_at: dataset['updatedAt'] ?? '',
  })
  $hiddenMessages.subscribe((hidden) => {
    for (const place of places) place.hidden = !isMessageShown(toMessage(place), hidden)
  })
  for (const place of places) {
    place.querySelector('[data-hide-message]')?.addEventListener('click', () => hideMessage(toMessage(place)))
  }
}
