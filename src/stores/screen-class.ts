import { atom } from 'nanostores'
import { type ScreenClass, toScreenClass } from '#src/rules/screen-class.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { onBrowserMount } from './on-browser-mount.ts'

/** Spec §4 «Screen class», by the breakpoints of the shop's settings. `pc` where nobody looks yet. */
export const $screenClass = atom<ScreenClass>('pc')

onBrowserMount($screenClass, () => {
  const { breakpoints } = getSite()
  const measure = () => $screenClass.set(toScreenClass(window.innerWidth, breakpoints))
  // Only crossing a breakpoint can change the class; no listener on every resize.
  const queries = [breakpoints.sm, breakpoints.md].map((width) => matchMedia(`(width <= ${width}px)`))
  for (const query of queries) query.addEventListener('change', measure)
  measure()
  return () => queries.forEach((query) => query.removeEventListener('change', measure))
})
