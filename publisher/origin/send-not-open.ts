import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sendPlain } from './send-plain.ts'

/** After this the page asks again by itself, and programs may. */
const RETRY_S = 30
const SENTENCE = 'ただいま開店の準備をしています。'

const style = `
:root { color-scheme: light dark; --ink: #22303c; --paper: #fbfaf7; --cloth: #1f3a5f; --soft: #5b6670 }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --paper: #16191d; --cloth: #4a6d9c; --soft: #a9b1b8 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 2rem 1.25rem;
  background: var(--paper); color: var(--ink); line-height: 1.8; text-align: center;
  font-family: "Hiragino Sans", "Noto Sans JP", "Yu Gothic", Meiryo, system-ui, sans-serif }
svg { width: min(15rem, 70vw); height: auto; color: var(--cloth) }
h1 { margin: 1.5rem 0 .5rem; font-size: clamp(1.25rem, 5vw, 1.625rem); line-height: 1.5; text-wrap: balance; word-break: auto-phrase }
p { margin: .25rem 0 .5rem; max-width: 32rem; text-wrap: pretty; word-break: auto-phrase }
.soft { color: var(--soft); font-size: .9375rem }
`

// A noren, the cloth over a shop’s door.
const page = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>開店の準備をしています</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 240 96" aria-hidden="true" fill="currentColor">
<rect x="8" y="10" width="224" height="6" rx="3"/>
<path d="M20 20h46v58q-23 8-46 0zM70 20h48v62q-24 8-48 0zM122 20h48v62q-24 8-48 0zM174 20h46v58q-23 8-46 0z" opacity=".9"/>
</svg>
<h1>${SENTENCE}</h1>
<p>このお店のページは、まだご覧いただけません。<br>ご不便をおかけして申し訳ございません。</p>
<p class="soft">準備ができしだい、この画面は自動でお店に切り替わります。<br>お急ぎの場合は、しばらくしてからもう一度お試しください。</p>
</main>
</body>
</html>
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A site without any release yet: people get a page that tells them so and looks again, files and programs one sentence. */
export function sendNotOpen(response: ServerResponse, path: string): void {
  const isFile = /\.[^/.]+$/.test(path)
  const retry = { 'retry-after': String(RETRY_S) }
  if (isFile) return sendPlain(response, 503, `${SENTENCE}\n`, retry)
  sendPlain(response, 503, page, {
    ...retry,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })
}
