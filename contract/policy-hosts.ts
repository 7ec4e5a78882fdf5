import type { Settings } from './shapes/settings.ts'

/** What a page asks a host of another company for: scripts, calls, pictures, frames. */
type HostKind = 'script' | 'connect' | 'img' | 'frame'
/** Hosts as a Content-Security-Policy names them, e.g. `https://cdn.example.com`, `https://*.example.com`. */
export type PolicyHosts = Readonly<Record<HostKind, readonly string[]>>

/** Settings that name hosts, e.g. `script=https://cdn.example.com img=https://pixel.example.com frame=https://*.example.com`. */
const hostSettings = [
  'PLUGIN.THIRD_PARTY_TAG.HOSTS',
  'PLUGIN.RECOMMENDATION.HOSTS',
  'PLUGIN.POPUP.HOSTS',
] as const satisfies (keyof Settings)[]

/** At least two labels: `https://*.com` would be everybody. */
const HOST = /^(script|connect|img|frame)=(https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)$/i

const listWords = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean)

/**
 * The hosts of such a setting by kind. What names no host is left out; a publish would have stopped before
 * (`findHostFault`).
 */
export function parsePolicyHosts(text: string | undefined): PolicyHosts {
  const found = listWords(text).flatMap((word) => {
    const [, kind = '', host = ''] = HOST.exec(word) ?? []
    return host ? [{ kind: kind.toLowerCase(), host: host.toLowerCase() }] : []
  })
  const list = (wanted: HostKind) => [
    ...new Set(found.filter(({ kind }) => kind === wanted).map(({ host }) => host)),
  ]
  return { script: list('script'), connect: list('connect'), img: list('img'), frame: list('frame') }
}

/** Whether every word of a text names a host: what such a setting may be. */
export const isHostList = (text: string) => listWords(text).every((word) => HOST.test(word))

/** What is wrong with the hosts that settings name, in a sentence that says what to write; null when nothing is. */
export function findHostFault(settings: Partial<Settings>): string | null {
  for (const key of hostSettings) {
    const wrong = listWords(settings[key]).find((word) => !HOST.test(word))
    if (wrong === undefined) continue
    return `setting ${key}: "${wrong}" names no host; write script=https://cdn.example.com, connect=…, img=… or frame=… (https, a host without a path, several between spaces)`
  }
  return null
}
