import { UNKNOWN_DEVICE } from '#src/text/member/member-mails.ts'

/** Most particular first: every browser claims to be several others as well. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A device in words that its owner recognises, e.g. `Chrome（Android）`; the user agent itself is not kept. */
export function describeDevice(user_agent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(user_agent))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser && system) return `${browser}（${system}）`
  return browser ?? system ?? UNKNOWN_DEVICE
}
