/** Words printed on, and read aloud for, the pages of a catalogue. */
export const CATALOG_PAGES = {
  greeting: 'ごあいさつ',
  price: (yen: string) => `${yen}（税込）`,
  signed: (company: string, representative: string) => `${company}　${representative}`,
  cover: (name: string, issue: string) => `表紙。${name} ${issue}`,
  goods: (title: string, lead: string, goods: readonly { name: string; price: string }[]) =>
    `${title}。${lead}${goods.map(({ name, price }) => `${name} ${price}`).join('、')}`,
  back: (shop: string) => `裏表紙。${shop}`,
} as const
