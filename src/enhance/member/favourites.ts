import { hasLogin } from '#src/enhance/session/has-login.ts'

/**
 * Hearts of the products on the page (Heart.astro). A member's are loaded at once, because the API must be asked for
 * them. A guest's are loaded with the first sign of action (architecture «Budgets»).
 */
export function enhanceFavourites(): void {
  const start = () =>
    void import('#src/enhance/product/product-visit.ts').then(({ startVisit }) => startVisit())
  if (hasLogin()) start()
  else for (const sign of ['pointerover', 'focusin']) addEventListener(sign, start, { once: true })
}
