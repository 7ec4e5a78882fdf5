/** Whether this browser has a login, good or over: enough to know whether more is worth loading (behaviour 4.14). */
export const hasLogin = () => document.cookie.includes('access_token=')

/**
 * Hearts of the products on the page (Heart.astro). A member's come at once, for whose they are has to be asked; a
 * guest's with the first sign of somebody who is about to do something (architecture «Budgets»).
 */
export function enhanceFavourites(): void {
  const start = () =>
    void import('#src/enhance/product/product-visit.ts').then(({ startVisit }) => startVisit())
  if (hasLogin()) start()
  else for (const sign of ['pointerover', 'focusin']) addEventListener(sign, start, { once: true })
}
