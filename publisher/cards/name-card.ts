import { toCardPath } from '../hosting/card-address.ts'
import { type Palette, toCardHash } from './card.ts'
import { readCard } from './read-card.ts'

const unnamed = /(<meta property="og:image" content="https?:\/\/[^/"]+)\/og\/[^"]*card\.jpg"/

/** Puts the hash of a page's card into the address the page gives it, so that an edit gives the card a new one. */
export function nameCard(html: string, path: string, palette: Palette): string {
  return html.replace(unnamed, (tag, start: string) => {
    const card = readCard(html)
    return card ? `${start}${toCardPath(path, toCardHash(card, palette))}"` : tag
  })
}
