import type { ClientDirective } from 'astro'
import { DRAFT_PREFIX } from '#src/rules/draft-prefix.ts'

/** What somebody does who turns to a part of the page, by mouse, touch or keyboard. */
const INTENT = ['pointerdown', 'focusin'] as const

declare module 'astro' {
  interface AstroClientDirectives {
    /** A name: what the address brings under it, and what this tab keeps as a draft of it, is shown at once. */
    'client:intent'?: string
  }
}

/**
 * Brings an island to life when somebody turns to it; until then it costs no script. What is typed and pressed meanwhile
 * is held for it (src/layouts/hold-early-input.ts). Written into the pages by Astro: it may import constants alone.
 */
const hydrateOnIntent: ClientDirective = (load, { value }, island) => {
  let isAsked = false
  const hydrate = async () => {
    if (isAsked) return
    isAsked = true
    await (
      await load()
    )()
  }
  for (const event of INTENT) island.addEventListener(event, () => void hydrate(), { passive: true })
  if (new URLSearchParams(location.search).has(value) || hasDraft(value)) void hydrate()
}

function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + name) !== null
  } catch {
    // A browser that forbids storage keeps no drafts.
    return false
  }
}

export default hydrateOnIntent
