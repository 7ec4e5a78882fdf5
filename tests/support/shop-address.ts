let moved: number | undefined

/**
 * Ports of the shop that browser tests walk through: their own, so that `npm start` can run beside them. Two clones on
 * one machine need two pairs.
 */
export const readShopPort = () => moved ?? Number(process.env['E2E_PORT'] ?? 4391)
export const readApiPort = () =>
  moved === undefined ? Number(process.env['E2E_API_PORT'] ?? readShopPort() + 1) : moved + 1

/** From now on this process means another shop, whose API is at the next port. */
export const moveToShop = (port: number) => void (moved = port)

/** The demo shops, each in a theme of its own: garage, wa with what okurimono replaces, hojin. */
export const sites = ['moto', 'okurimono', 'hojin'] as const
export type Site = (typeof sites)[number]

/** Address of a demo site in the tests. Chromium resolves `*.localhost` by itself. */
export function toShopUrl(site: string): string {
  return `http://${site}.localhost:${readShopPort()}`
}

/** Address of the API behind them, for what a test must know of the data. */
export function toApiUrl(): string {
  return `http://127.0.0.1:${readApiPort()}`
}

/** Address of moto for Node, which cannot resolve `*.localhost` as Chromium does. */
export function toMotoUrlForNode(): string {
  return `http://127.0.0.1:${readShopPort()}`
}
