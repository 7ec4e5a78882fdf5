import type { CallOutput } from '#contract/index.ts'
import { findVariation, readOptions, readVariations } from '#src/enhance/product/chosen-variation.ts'
import { findPart } from '#src/enhance/page/find-part.ts'
import type { KnownBike } from '#src/stores/bike/my-bike.ts'
import { fitText } from '#src/text/catalogue/fit.ts'

export type Judged = CallOutput<'GET /v1/bikes/{resourceKey}/judgements'>['data'][number]

type FindJudged = (product: string) => Judged | undefined

/** What a line said before a bike was chosen. */
const baked = new WeakMap<Element, string>()

/** Beside the price: whether the chosen variation goes on the visitor's bike, and why not. */
export function fillFitLine(bike: KnownBike | undefined, findJudged: FindJudged): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-buy-box]')) {
    const line = findPart(form, 'fit-line')
    if (!line) continue
    if (!baked.has(line)) baked.set(line, line.innerHTML)
    const judged = findJudged(form.dataset['product'] ?? '')
    if (!bike || !judged) {
      if (line.innerHTML !== baked.get(line)) line.innerHTML = baked.get(line) ?? ''
      continue
    }
    const variation = findVariation(readVariations(form), readOptions(new FormData(form)))
    say(line, bike, judged, variation?.id)
  }
}

/** In the cart: whether each line goes on the visitor's bike. */
export function fillCartLines(bike: KnownBike | undefined, findJudged: FindJudged): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-fit-of]')) {
    const judged = findJudged(line.dataset['fitOf'] ?? '')
    if (bike && judged) say(line, bike, judged, Number(line.dataset['variation']))
    else if (line.hasChildNodes()) line.replaceChildren()
  }
}

function say(line: HTMLElement, bike: KnownBike, judged: Judged, variation: number | undefined): void {
  const { state, note } = judged.products.find(({ id }) => id === variation) ?? judged
  if (state === 'none') return
  const words = [fitText.reasons[state](`${bike.name}（${bike.years}）`), note].filter(Boolean).join('')
  const mark = fitText.states[state]
  if (line.textContent === `${mark} ${words}`) return
  const element = document.createElement('b')
  element.className = 'tag'
  element.dataset['fit'] = state
  element.textContent = mark
  line.replaceChildren(element, ' ', words)
}
