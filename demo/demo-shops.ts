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
