import { defaultProxiedPaths } from '../origin/proxy-target.ts'
import type { HostingFacts } from './export-target.ts'

/** Folders of the shop's address that its API answers, and where: what `publisher/origin/proxy-target.ts` lets through. */
export function listProxied({
  site,
  api,
}: Pick<HostingFacts, 'site' | 'api'>): { from: string; to: string }[] {
  return [
    { from: `/api/${site.channel}/`, to: `${api}/${site.channel}/` },
    ...defaultProxiedPaths.map((path) => ({ from: path, to: `${api}${path}` })),
  ]
}
