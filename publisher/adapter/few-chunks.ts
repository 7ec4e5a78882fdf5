import type { Plugin } from 'vite'

/**
 * What is loaded together is one file: a hundred scripts of some hundred bytes compress a tenth worse than a dozen, and each
 * is a request. A group takes its modules and all they import, save what a group above it has taken; so whatever loads
 * without React stands above it, or a press on a content page would bring React along
 * (`tests/e2e/page-weight.spec.ts`).
 */
export const chunkGroups = [
  group('frame', 'src/enhance/page/every-page', 'src/stores/bike/bike-keys'),
  group('cards', 'src/enhance/catalogue/live-price-and-stock'),
  // What scripts of other pages have in common with islands: alone, so that they bring nothing else.
  group('keycode', 'contract/keycode-names'),
  group('paths', 'src/rules/page/(page-paths|picture-url)'),
  group('release', 'src/text/product/release'),
  group('screens', 'src/site/error-screens'),
  group('query', 'src/site/page-query'),
  group(
    'visitor',
    'src/rules/session/token-expiry',
    'src/stores/business/company-key',
    'src/stores/session/access-token',
  ),
  group('gate', 'src/site/(keycode-gate|maintenance-gate)', 'src/stores/gate/maintenance'),
  group(
    'base',
    'src/enhance/page/(failed-islands|show-loading|toasts)',
    'src/rules/input/(is-whole-address|postal-code|to-half-width)',
    'src/stores/calls/(ask|create-request-id|create-resource|load-api|load-open-api|reload-when-back)',
    'src/stores/page/(flash|go-to|save-file|toasts)',
    'src/stores/session/kept-secrets',
    'src/text/calls/api-errors',
    'src/text/page/toasts',
  ),
  group(
    'cart',
    'src/stores/cart/(cart|cart-notices)',
    'src/stores/checkout/(payment-progress|purchase-record)',
  ),
  group('session', 'src/stores/session/(own-way|session|session-state)'),
  group('draft', 'src/stores/page/form-draft'),
  group('order', 'src/stores/cart/(cart-lines|cart-queue|cart-view|change-cart)'),
  // From here on with React.
  group(
    'react',
    'node_modules/(react|react-dom|scheduler|@astrojs/react|@nanostores/react)/(?:[^/]|/(?!node_modules/))+',
  ),
  group('island', 'src/islands/ui/(BusyButton|FlashMessage|Icon|LoadFailure|Notice|Skeleton)'),
  group(
    'fields',
    'src/forms/contact-fields',
    'src/islands/forms/(SentByScript|FormWithSummary|use-submission)',
    'src/islands/ui/(CheckField|ChoiceCards|ErrorSummary|FieldRow|SelectField|TextField)',
    'src/text/input/field-labels',
  ),
  group('form', 'src/forms/create-form', 'src/islands/forms/use-shop-form'),
  group('sent', 'src/islands/forms/(use-sent-form|WholeForm)'),
  group(
    'lines',
    'src/islands/cart/(CartNotices|LineName|ReducedRateNote|Totals)',
    'src/islands/ui/ProductPicture',
  ),
  group(
    'checkout',
    'src/islands/checkout/(CheckoutProgress|OrderSummary|StepActions|StepScreen|use-checkout-step)',
  ),
  group(
    'places',
    'src/rules/checkout/is-for-orderer',
    'src/stores/checkout/cart-details',
    'src/text/gift/gift-checkout',
    'src/text/checkout/share-destinations',
  ),
  group(
    'person',
    'src/forms/(name-fields|place-fields)',
    'src/islands/checkout/(NameFields|PlaceFields|PostalLookup)',
  ),
]

/** Few files for the browser, of what its pages load at once. */
export function fewChunks(): Plugin {
  return {
    name: 'noren:few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups: toRanked(chunkGroups) } } } } }
        : undefined,
  }
}

interface Group {
  name: string
  /** Of modules from the root, without the ending, as patterns. */
  paths: string[]
}

function group(name: string, ...paths: string[]): Group {
  return { name, paths }
}

/** The first takes first. */
function toRanked(all: readonly Group[]) {
  return all.map(({ name, paths }, index) => ({
    name,
    test: new RegExp(`/(${paths.join('|')})\\.([jt]sx?|mjs)$`),
    priority: all.length - index,
  }))
}
