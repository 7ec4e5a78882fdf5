import type { Frame } from '#src/content-loaders/frame-loader.ts'
import { requireRoute } from '#src/routes.ts'
import { blogText } from '#src/text/content/article.ts'
import { machineText } from '#src/text/page/machines.ts'
import { escapeMarkdown, toLink, toList } from './markdown-pages/markdown.ts'
import { toSection } from './markdown-pages/product-markdown.ts'
import { toCategoryPath } from '#src/rules/page/page-paths.ts'

/** The way in for language models (https://llmstxt.org): who the shop is, and where its Markdown pages are. */
export function toLlmsText({ settings, company, categories, static_pages }: Frame, origin: string): string {
  const link = (name: string, href: string) => toLink(name, href, origin)
  const toMarkdownPage = (name: string, path: string) => link(name, `${path}index.md`)
  const lists = ['/news', '/blog', '/maker']
    .map(requireRoute)
    .filter(({ has_markdown_page }) => has_markdown_page)
  const blocks = [
    `# ${escapeMarkdown(settings['SITE.NAME'])}`,
    settings['SITE.DESCRIPTION'] && `> ${escapeMarkdown(settings['SITE.DESCRIPTION'])}`,
    machineText.markdown_pages(`${origin}/product/index.md`),
    toList(
      [
        company.name && `${machineText.seller}: ${escapeMarkdown(company.name)}`,
        company.address &&
          `${machineText.address}: 〒${company.postal_code} ${escapeMarkdown(company.address)}`,
        company.phone_number && `${machineText.phone}: ${company.phone_number}`,
        `${machineText.email}: ${company.email}`,
      ].filter((line) => line !== ''),
    ),
    toSection(
      machineText.categories,
      toList([
        toMarkdownPage(machineText.all_products, '/product/'),
        ...categories.map(({ name, key }) => toMarkdownPage(name, toCategoryPath(key))),
      ]),
    ),
    toSection(
      machineText.reading,
      toList([
        ...lists.map(({ path, title }) => toMarkdownPage(title ?? '', `${path}/`)),
        link(machineText.feed(machineText.news), '/news/feed.xml'),
        link(machineText.feed(blogText.title), '/blog/feed.xml'),
      ]),
    ),
    toSection(machineText.guide, toList(static_pages.map(({ url, title }) => toMarkdownPage(title, url)))),
    toSection(machineText.optional, toList([link(machineText.sitemap, '/sitemap-index.xml')])),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
