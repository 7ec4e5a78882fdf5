import type { DemoShop } from './demo-shop.ts'

/** The demo shops, loaded only when a database is filled: their texts are large. */
export async function loadDemoShops(): Promise<DemoShop[]> {
  const [{ moto }, { okurimono }, { hojin }] = await Promise.all([
    import('./moto.ts'),
    import('./okurimono.ts'),
    import('./hojin.ts'),
  ])
  return [moto, okurimono, hojin]
}

/**
 * Shops that show a theme no other demo shop wears, by their channel. They are for looking at themes, so only
 * DEMO_THEMES=1 opens them.
 */
const themed: Readonly<Record<string, () => Promise<DemoShop>>> = {
  atelier: async () => (await import('./atelier.ts')).atelier,
  ichiba: async () => (await import('./ichiba.ts')).ichiba,
  noir: async () => (await import('./noir.ts')).noir,
  pop: async () => (await import('./pop.ts')).pop,
  techo: async () => (await import('./techo.ts')).techo,
}

export async function loadThemedShops(): Promise<DemoShop[]> {
  return Promise.all(Object.values(themed).map((load) => load()))
}
