import { getRssString } from '@astrojs/rss'
import type { Article } from '#contract/shapes/content.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/**
 * The newest articles of a list as RSS 2.0, with their whole text.
 *
 * @param title of the list
 * @param base path of the list, `/news/` or `/blog/`; the feed is `feed.xml` in it
 */
export async function answerFeed(title: string, base: string, articles: Article[]): Promise<Response> {
  const { site, settings } = requireContext()
  // The newest edit, not the clock: the same articles give the same bytes.
  const built_at = articles
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)
  const built = built_at ? `<lastBuildDate>${new Date(built_at).toUTCString()}</lastBuildDate>` : ''
  const self = `${site.origin}${base}feed.xml`
  const xml = await getRssString({
    title: toXmlText(`${title} | ${settings['SITE.NAME']}`),
    description: toXmlText(settings['SITE.DESCRIPTION'] || settings['SITE.NAME']),
    site: `${site.origin}${base}`,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>ja</language>${built}<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: articles.map((article) => ({
      title: toXmlText(article.title),
      link: `${site.origin}${base}${encodeURIComponent(article.key)}/`,
      pubDate: new Date(article.published_at),
      description: toXmlText(article.summary),
      categories: article.category ? [toXmlText(article.category)] : [],
      // A feed is read away from the shop, so its addresses must be complete.
      content: toXmlText(article.body.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${site.origin}/`)),
    })),
  })
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

/** XML 1.0 has no way to write control characters and halves of surrogate pairs; one would break the whole feed. */
function toXmlText(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
