import { $toasts, dismissToast, type Toast } from '#src/stores/page/toasts.ts'
import { toastLinks, toToastText } from '#src/text/page/toasts.ts'
import { cloneTemplate, findPart } from './find-part.ts'

let isShowing = false

/** Toasts of every page, in the theme's own markup (PageFrame.astro). A second call changes nothing. */
export function showToasts(): void {
  const place = findPart(document, 'toasts')
  if (!place || isShowing) return
  isShowing = true
  const shown = new Map<number, HTMLElement>()
  $toasts.subscribe((toasts) => {
    for (const [id, element] of shown) {
      if (toasts.some((toast) => toast.id === id)) continue
      element.remove()
      shown.delete(id)
    }
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue
      const element = createToast(toast)
      if (!element) continue
      shown.set(toast.id, element)
      place.append(element)
    }
  })
}

function createToast(toast: Toast): HTMLElement | null {
  const element = cloneTemplate(document, 'toast')
  if (!element) return null
  element.dataset['type'] = toast.type
  const text = findPart(element, 'toast-text')
  if (text) text.textContent = toToastText(toast)
  const link = toastLinks[toast.code]
  if (link && link.href !== location.pathname) {
    const anchor = document.createElement('a')
    anchor.href = link.href
    anchor.textContent = link.label
    text?.append(' ', anchor)
  }
  findPart(element, 'toast-close')?.addEventListener('click', () => dismissToast(toast.id))
  return element
}
