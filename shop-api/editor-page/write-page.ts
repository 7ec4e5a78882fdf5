import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { writeBarePage } from '#shop-api/http/write-bare-page.ts'
import { EDITOR_TEXT } from '#src/text/editor/editor.ts'

/** The scripts share the sentences and import them by the same name as everything else. */
const IMPORT_MAP = JSON.stringify({ imports: { '#src/text/editor/editor.ts': './files/text.ts' } })

/** Only our own files and that map run here, and nothing is sent to another host. */
export const EDITOR_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The frame of the editor's page; `browser/start.ts` fills it. Addresses are relative: it may lie under a proxy. */
export function writePage(channel: string) {
  return writeBarePage({
    title: `${EDITOR_TEXT.title} · ${channel}`,
    stylesheet: 'files/editor.css',
    head: html`${raw(`<script type="importmap">${IMPORT_MAP}</script>`)}
      <script type="module" src="files/start.ts"></script>`,
    body: html`<header>
        <p class="brand">${EDITOR_TEXT.title}<small>${channel}</small></p>
        <nav aria-label="${EDITOR_TEXT.title}">
          ${Object.entries(EDITOR_TEXT.kinds).map(([path, label]) => html`<a href="#/${path}">${label}</a>`)}
        </nav>
        <button type="button" id="sign-out">${EDITOR_TEXT.sign_out}</button>
      </header>
      <main id="main">
        <noscript><p>${EDITOR_TEXT.noscript}</p></noscript>
      </main>
      <dialog id="sign-in" aria-labelledby="sign-in-title">
        <form id="sign-in-form" method="dialog">
          <h2 id="sign-in-title">${EDITOR_TEXT.sign_in}</h2>
          <p id="sign-in-message" role="alert"></p>
          <label for="email">${EDITOR_TEXT.email}</label>
          <input id="email" type="email" autocomplete="username" required maxlength="254" />
          <label for="password">${EDITOR_TEXT.password}</label>
          <input id="password" type="password" autocomplete="current-password" required maxlength="128" />
          <button class="primary">${EDITOR_TEXT.sign_in}</button>
        </form>
      </dialog>`,
  })
}
