import { STAFF_TEXT } from '#src/text/back-office/staff.ts'

/** In their order: later names are found in the words of earlier ones. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** `Chrome（Windows）` of what a browser says it is. */
export function toDeviceName(user_agent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(user_agent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (!browser && !system) return STAFF_TEXT.unknown_device
  return STAFF_TEXT.device(browser ?? STAFF_TEXT.browser, system ?? '')
}
