import { html } from 'hono/html'
import { CARD_FRAME_LOOK } from '#contract/card-frame.ts'
import { TEST_CARD_FRAME } from '#src/text/test-card.ts'

interface Field {
  name: 'number' | 'holder_name' | 'expiration' | 'security_code'
  autocomplete: string
  inputmode: 'numeric' | 'text'
  maxlength: number
}

/** The fields of a card, on the provider's own page. @param parent origin of the page it is shown in */
export function writeFramePage(parent: string) {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${TEST_CARD_FRAME.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="files/frame.css" />
        <script type="module" src="files/frame.ts"></script>
      </head>
      <body>
        <form novalidate data-parent="${parent}" data-look="${CARD_FRAME_LOOK.join(' ')}">
          ${writeField({ name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 40 })}
          ${writeField({ name: 'holder_name', autocomplete: 'cc-name', inputmode: 'text', maxlength: 60 })}
          <div class="pair">
            ${writeField({ name: 'expiration', autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 10 })}
            ${writeField({ name: 'security_code', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 8 })}
          </div>
          <button hidden>${TEST_CARD_FRAME.submit}</button>
        </form>
      </body>
    </html>`
}

function writeField({ name, autocomplete, inputmode, maxlength }: Field) {
  const { label, example, hint } = TEST_CARD_FRAME.fields[name]
  return html`<div class="row">
    <label for="${name}">${label}<span class="required">${TEST_CARD_FRAME.required}</span></label>
    <input
      id="${name}"
      name="${name}"
      required
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      ${example && html`placeholder="${example}"`}
      aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error"
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="error" id="${name}-error" hidden></p>
  </div>`
}
