import type { ClientDirective } from 'astro'
import { DRAFT_PREFIX } from '#src/rules/page/draft-prefix.ts'
import { getStored } from '#src/stores/page/storage.ts'

/** Events by which somebody turns to a part of the page: mouse, touch or keyboard. */
const INTENT = ['pointerdown', 'focusin'] as const

declare module 'astro' {
  interface AstroClientDirectives {
    /** A name of a form: if the address or this tab's draft has values for it, the island is loaded at once. */
    'client:intent'?: string
  }
}

/**
 * Brings an island to life when somebody turns to it; until then it costs no script. What is typed and pressed meanwhile
 * is held for it (src/layouts/hold-early-input.ts). Astro writes it into the page with all it imports.
 */
const hydrateOnIntent: ClientDirective = (load, { value }, island) => {
  let isAsked = false
  const hydrate = async () => {
    if (isAsked) return
    isAsked = true
    const hydrateIsland = await load()
    await hydrateIsland()
  }
  for (const event of INTENT) island.addEventListener(event, () => void hydrate(), { passive: true })
  if (new URLSearchParams(location.search).has(value) || getStored('session', DRAFT_PREFIX + value))
    void hydrate()
}

export default hydrateOnIntent
