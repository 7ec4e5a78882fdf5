import type { MutatedSubject } from './mutation.ts'

const CUSTOMS = ['tests/src/rules/gift/noshi-customs']
const LAYOUT = ['tests/src/rules/gift/noshi-layout']
const FORM = ['tests/src/forms/noshi-form']
const IN_CART = ['tests/shop-api/cart/noshi']
const PAPERS = ['tests/shop-api/documents/gift-papers']

export const noshi: MutatedSubject = {
  name: 'noshi',
  tests: ['tests/src/rules/gift', ...FORM, ...IN_CART, ...PAPERS],
  mutations: [
    {
      what: 'a condolence is tied in red and white',
      file: 'src/rules/gift/noshi-customs.ts',
      from: "mourning: ['black_white_knot', 'yellow_white_knot', 'plain'],",
      to: "mourning: ['red_white_knot', 'black_white_knot', 'plain'],",
      tests: CUSTOMS,
    },
    {
      what: 'a wedding before the altar is a funeral',
      file: 'src/rules/gift/noshi-customs.ts',
      from: '仏(?!前(結婚|式))',
      to: '仏',
      tests: CUSTOMS,
    },
    {
      what: 'a golden wedding must not happen again',
      file: 'src/rules/gift/noshi-customs.ts',
      from: '/[金銀]婚|記念|周年|',
      to: '/記念|周年|',
      tests: CUSTOMS,
    },
    {
      what: 'the mark of joy is on a present for somebody ill',
      file: 'src/rules/gift/noshi-customs.ts',
      from: "|| mizuhiki === 'red_white_knot') && !isForSick",
      to: "|| mizuhiki === 'red_white_knot')",
      tests: CUSTOMS,
    },
    {
      what: 'names stand from the left',
      file: 'src/rules/gift/noshi-layout.ts',
      from: 'return sizes.map((_, at) => (x -= at === 0 ? 0 : (steps[at - 1] ?? 0)))',
      to: 'return sizes.map((_, at) => (x -= at === 0 ? x - CENTRE - (CENTRE - x) : -(steps[at - 1] ?? 0)))',
      tests: LAYOUT,
    },
    {
      what: 'a long title runs into the cords',
      file: 'src/rules/gift/noshi-layout.ts',
      from: 'return Math.min(size, height / Math.max(1, measure(signs)))',
      to: 'return size + 0 * height',
      tests: LAYOUT,
    },
    {
      what: 'cords that custom forbids are ordered',
      file: 'shop-api/cart/check-noshi.ts',
      from: 'return fitting.includes(noshi.mizuhiki) ? undefined',
      to: 'return fitting.length > 0 ? undefined',
      tests: IN_CART,
    },
    {
      what: 'a list of recipients wears cords that custom forbids',
      file: 'shop-api/cart/recipients/check-recipients.ts',
      from: 'if (why !== undefined) problems.push(say(',
      to: "if (why === '') problems.push(say(",
      tests: ['tests/shop-api/cart/recipients/put-recipients'],
    },
    {
      what: 'an older noshi loses its name',
      file: 'shop-api/cart/to-noshi.ts',
      from: "names: name === '' ? [] : [name]",
      to: "names: name === '' ? [name] : []",
      tests: IN_CART,
    },
    {
      what: 'words of an earlier wish are printed in place of the occasion',
      file: 'src/forms/noshi-choices.ts',
      from: 'isNoshiOccasion(noshi_occasion) ? noshiOccasions[noshi_occasion].title : noshi_title.trim()',
      to: 'noshi_title.trim() || noshiOccasions[noshi_occasion as NoshiOccasion].title',
      tests: FORM,
    },
    {
      what: 'a return gift wears its noshi over the wrapping',
      file: 'src/forms/noshi-choices.ts',
      from: "isNoshiOccasion(noshi_occasion) ? noshiOccasions[noshi_occasion].placement : 'outer'",
      to: "'outer' as const",
      tests: FORM,
    },
    {
      what: 'a paper is printed for a parcel with nothing left in it',
      file: 'shop-api/documents/load-gift-papers.ts',
      from: 'const left = lines.filter(({ quantity, refunded_unsent }) => quantity > refunded_unsent)',
      to: 'const left = lines.filter(({ quantity }) => quantity > 0)',
      tests: PAPERS,
    },
    {
      what: 'a letter that is missing on the sheet is not told to the packer',
      file: 'shop-api/documents/draw-noshi-papers.ts',
      from: 'missing > 0 && PAPER_WORK.missing(missing)',
      to: 'missing > 99 && PAPER_WORK.missing(missing)',
      tests: PAPERS,
    },
    {
      what: 'the mail of an order leaves the noshi out',
      file: 'shop-api/mail/describe-parcel.ts',
      from: 'if (packing.noshi !== null) rows.push(',
      to: 'if (packing.noshi === undefined) rows.push(',
      tests: ['tests/shop-api/mail/order-mail'],
    },
  ],
}
