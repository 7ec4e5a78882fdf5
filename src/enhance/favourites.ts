import { hasLogin } from './has-login.ts'

/**
 * Hearts of the products on the page (Heart.astro). A member's come at once, for whose they are has to be asked; a
 * guest's with the first sign of somebody who is about to do something (HOUSE §6).
 */
export function enhanceFavourites(): void {
  const show = () => void import('./favourite-marks.ts').then(({ showFavourites }) => showFavourites())
  if (hasLogin()) show()
  else for (const sign of ['pointerover', 'focusin']) addEventListener(sign, show, { once: true })
}
