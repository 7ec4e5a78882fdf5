/**
 * Ports of the shop that browser tests walk through: their own, so that `npm start` can run beside them. Two clones on
 * one machine need two pairs.
 */
export const SHOP_PORT = Number(process.env['E2E_PORT'] ?? 4391)
export const API_PORT = Number(process.env['E2E_API_PORT'] ?? SHOP_PORT + 1)

/** The demo shops, each in a theme of its own: garage, wa with what okurimono replaces, hojin. */
export const sites = ['moto', 'okurimono', 'hojin'] as const
export type Site = (typeof sites)[number]

/** Address of a demo site in the tests. Chromium resolves `*.localhost` by itself. */
export function toShopUrl(site: string): string {
  return `http://${site}.localhost:${SHOP_PORT}`
}

/** Address of the API behind them, for what a test must know of the data. */
export function toApiUrl(): string {
  return `http://127.0.0.1:${API_PORT}`
}

/** Address of moto for Node, which cannot resolve `*.localhost` as Chromium does. */
export function toMotoUrlForNode(): string {
  return `http://127.0.0.1:${SHOP_PORT}`
}
