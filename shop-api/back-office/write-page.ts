import { html } from 'hono/html'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import type { BackOfficeBuild } from './find-build.ts'

interface PageFacts {
  channel: string
  /** What shoppers call the shop. */
  shop: string
  /** Where shoppers are; empty where nothing says it. */
  origin: string
  /** Where its pictures are. */
  storage: string
  /** Lets the page's own styles in, and no others. */
  nonce: string
}

/** Only our own files run here; nothing is sent to another host; pictures may also come from where the shop stores them. */
export function toPolicy(nonce: string, storage: string): string {
  const pictures = URL.parse(storage)?.origin
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    `img-src 'self' data: blob:${pictures ? ` ${pictures}` : ''}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page that starts the application. Addresses are relative: it may lie under a proxy. */
export function writePage(facts: PageFacts, { build, script, imports, styles }: BackOfficeBuild) {
  const toAddress = (file: string) => `files/${build}/${file}`
  return writeFrame(
    facts,
    html`${styles.map((file) => html`<link rel="stylesheet" href="${toAddress(file)}" />`)}
      <script type="module" src="${toAddress(script)}"></script>
      ${imports.map((file) => html`<link rel="modulepreload" href="${toAddress(file)}" />`)}`,
    html`<noscript><p>${FRAME_TEXT.noscript}</p></noscript>`,
  )
}

/** While there is no build: says so, and looks again by itself. */
export function writeNotBuilt(facts: PageFacts) {
  const { nonce } = facts
  return writeFrame(
    facts,
    html`<meta http-equiv="refresh" content="3" />
      <style nonce="${nonce}">
        body {
          max-width: 36em;
          margin: 15vh auto;
          padding: 0 1.5rem;
          font:
            1rem/1.8 'BIZ UDPGothic',
            'Hiragino Sans',
            'Noto Sans JP',
            Meiryo,
            system-ui,
            sans-serif;
          color: #23282d;
          background: #f7f5f0;
        }
      </style>`,
    html`<main>
      <h1>${FRAME_TEXT.not_built_title}</h1>
      <p>${FRAME_TEXT.not_built}</p>
      <pre><code>npm run noren -- back-office</code></pre>
    </main>`,
  )
}

type Html = ReturnType<typeof html>

function writeFrame({ channel, shop, origin, storage, nonce }: PageFacts, head: Html, body: Html) {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <title>${FRAME_TEXT.title} · ${shop}</title>
        <link rel="icon" href="data:," />
        ${head}
      </head>
      <body>
        <div
          id="root"
          data-channel="${channel}"
          data-shop="${shop}"
          data-origin="${origin}"
          data-storage="${storage}"
        >
          ${body}
        </div>
      </body>
    </html>`
}
