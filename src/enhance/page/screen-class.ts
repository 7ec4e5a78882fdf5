import { toScreenClass } from '#src/rules/page/screen-class.ts'
import { getSite } from '#src/site/public-site.browser.ts'

/** Behaviour 2.10, by the breakpoints of the shop's settings: `data-screen` of the root, for themes to style by. */
export function markScreenClass(): void {
  const { breakpoints } = getSite()
  const mark = () => (document.documentElement.dataset['screen'] = toScreenClass(innerWidth, breakpoints))
  // Only crossing a breakpoint can change the class; no listener on every resize.
  for (const width of Object.values(breakpoints))
    matchMedia(`(width <= ${width}px)`).addEventListener('change', mark)
  mark()
}
