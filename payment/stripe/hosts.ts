import type { PolicyHosts } from '#contract/policy-hosts.ts'

/** The script of the release that `@stripe/stripe-js` loads; a test compares the two. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/**
 * What the payment step's page may load, as a Content-Security-Policy names it (docs.stripe.com/security/guide). The maps
 * that Stripe names too are for a field of addresses, which we do not use. A challenge and PayPay leave the page, so their
 * hosts are not here.
 */
export const STRIPE_HOSTS = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: [],
} as const satisfies PolicyHosts
