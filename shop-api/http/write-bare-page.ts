import { html } from 'hono/html'

type Html = ReturnType<typeof html>

interface BarePage {
  title: string
  /** Address of its one stylesheet, from the page. */
  stylesheet: string
  /** What its head needs besides: scripts. */
  head?: Html
  body: Html
}

/** A page of the API's own, not of a shop: it loads only what it names, and no search engine keeps it. */
export function writeBarePage({ title, stylesheet, head, body }: BarePage) {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`
}
