import { html } from 'hono/html'
import { CARD_FRAME_LOOK } from '#contract/card-frame.ts'
import { writeBarePage } from '#shop-api/http/write-bare-page.ts'
import { TEST_CARD_FRAME } from '#src/text/checkout/test-card.ts'

interface Field {
  name: 'number' | 'holder_name' | 'expiration' | 'security_code'
  autocomplete: string
  inputmode: 'numeric' | 'text'
  maxlength: number
}

/** The fields of a card, on the provider's own page. @param parent origin of the page it is shown in */
export function writeFramePage(parent: string) {
  return writeBarePage({
    title: TEST_CARD_FRAME.title,
    stylesheet: 'files/frame.css',
    head: html`<script type="module" src="files/frame.ts"></script>`,
    body: html`<form novalidate data-parent="${parent}" data-look="${CARD_FRAME_LOOK.join(' ')}">
      ${writeField({ name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 40 })}
      ${writeField({ name: 'holder_name', autocomplete: 'cc-name', inputmode: 'text', maxlength: 60 })}
      <div class="pair">
        ${writeField({ name: 'expiration', autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 10 })}
        ${writeField({ name: 'security_code', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 8 })}
      </div>
      <button hidden>${TEST_CARD_FRAME.submit}</button>
    </form>`,
  })
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
