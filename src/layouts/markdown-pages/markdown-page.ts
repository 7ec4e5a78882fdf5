import { requireContext } from '#src/site/render-context.server.ts'
import { escapeMarkdown } from './markdown.ts'

export interface MarkdownPage {
  title: string
  /** Path of the page whose Markdown this is, percent-encoded. */
  path: string
  description?: string | undefined
  /** ISO instant of the last edit. */
  updated_at?: string | undefined
  /** Blocks of Markdown; empty ones are left out. */
  blocks: string[]
}

/** A page's Markdown page as the answer of an endpoint: its subject first, then the same facts as the page. */
export function answerMarkdownPage(page: MarkdownPage): Response {
  const { site, settings } = requireContext()
  const head = {
    title: page.title,
    url: `${site.origin}${page.path}`,
    site: settings['SITE.NAME'],
    description: page.description || undefined,
    updated_at: page.updated_at,
  }
  // A JSON string is a YAML string: no name can end the front matter.
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  )
  const blocks = [`# ${escapeMarkdown(page.title)}`, ...page.blocks].filter(Boolean)
  return answerMarkdown(`---\n${lines.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`)
}

/** The page itself is what search engines should list. */
export function answerMarkdown(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
}

/** What an endpoint answers when there is no such entry. */
export function answerMissing(): Response {
  return new Response(null, { status: 404 })
}
