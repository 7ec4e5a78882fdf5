import createPurifier from 'dompurify'

/** The same tags and attributes as the loaders leave (src/content-loaders/rich-text.ts): no script, no style, no frames. */
export function toSafeFragment(html: string): DocumentFragment {
  const fragment = createPurifier(window).sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
    FORBID_ATTR: ['style', 'class', 'srcset', 'name'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  })
  for (const link of fragment.querySelectorAll('a')) {
    if (link.host !== location.host) link.rel = 'noopener'
  }
  return fragment
}
