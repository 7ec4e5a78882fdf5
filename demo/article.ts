import type { DemoArticle } from './demo-shop.ts'

type Row = readonly [
  key: string,
  category: string,
  days_ago: number,
  title: string,
  summary: string,
  body_html: string,
  ...picture_kinds: string[],
]

/** Articles written down as rows, the text being what matters in those files. */
export function toArticles(rows: Row[]): DemoArticle[] {
  return rows.map(([key, category, published_days_ago, title, summary, body_html, ...picture_kinds]) => ({
    key,
    title,
    summary,
    body_html,
    category,
    published_days_ago,
    picture_kinds,
  }))
}
