import type { ProviderAccount } from './login-provider.ts'

/** Who has an account at the provider of the errands, each for one errand. */
export const providerPeople = {
  /** Its address is vouched for. */
  hana: {
    sub: 'hana',
    email: 'hana-at-the-provider@example.com',
    email_verified: true,
    family_name: '佐藤',
    given_name: '花',
  },
  /** Tells no address, as people of LINE. */
  taro: { sub: 'taro', family_name: '鈴木', given_name: '太郎' },
  /** Has registered at the shop by the same address before. */
  yoko: { sub: 'yoko', email: 'yoko-at-both@example.com', email_verified: true },
} as const satisfies Record<string, ProviderAccount>
