import type { Article } from '#contract/shapes/content.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { machineText } from '#src/text/page/machines.ts'
import { escapeMarkdown, toLink, toList, toMarkdown } from './markdown.ts'
import type { MarkdownPage } from './markdown-page.ts'

/** @param base of the list, `/news/` or `/blog/` */
export function toArticleMarkdown(article: Article, base: string, origin: string): MarkdownPage {
  return {
    title: article.title,
    path: `${base}${encodeURIComponent(article.key)}/`,
    description: article.summary,
    updated_at: article.updated_at,
    blocks: [
      `${machineText.published}: ${formatInstantDay(article.published_at)}`,
      escapeMarkdown(article.summary),
      toMarkdown(article.body, origin),
    ],
  }
}

export function toArticleList(articles: Article[], base: string, origin: string): string {
  return toList(
    articles.map((article) => {
      const link = toLink(article.title, `${base}${encodeURIComponent(article.key)}/index.md`, origin)
      const summary = article.summary ? `: ${escapeMarkdown(article.summary)}` : ''
      return `${formatInstantDay(article.published_at)} ${link}${summary}`
    }),
  )
}
