import { parse } from 'yaml'
import { read } from '#tests/support/source-files.ts'

export interface ComposeService {
  image?: string
  build?: string
  command?: string[]
  env_file?: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  depends_on?: string[] | Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

export interface Compose {
  services: Record<string, ComposeService>
  volumes: Record<string, unknown>
}

/** compose.yaml with its anchors and merges followed. */
export const readCompose = (): Compose => parse(read('compose.yaml'), { merge: true }) as Compose

/** The services that run our image, by the program they run. */
export function listOurs({
  services,
}: Compose): { name: string; program: 'API' | 'noren'; service: ComposeService }[] {
  return Object.entries(services)
    .filter(([, { image }]) => image === 'noren')
    .map(([name, service]) => ({
      name,
      program: service.command?.includes('cli/noren.ts') ? ('noren' as const) : ('API' as const),
      service,
    }))
}
