import { demoSite } from './open-workshop.ts'
import type { DemoPage } from './start-content-api.ts'

/** A page whose head says what its link card shows, as src/layouts/Document.astro writes it. */
export function toCardPage(path: string, title: string, picture?: string): DemoPage {
  const image = picture && `${demoSite.origin}${picture}`
  return {
    title,
    head:
      '<meta property="og:site_name" content="見本の店">' +
      `<meta property="og:title" content="${title.replaceAll('"', '&#34;')}">` +
      `<meta property="og:image" content="${demoSite.origin}/og${encodeURI(path)}card.jpg">` +
      '<meta property="product:price:amount" content="1980">' +
      (image ? `<script type="application/ld+json">${JSON.stringify({ image: [image] })}</script>` : ''),
  }
}
