import type { Menus } from '#contract/shapes/menus.ts'

/** What somebody who gives looks for besides gifts. */
export const menus: Menus = {
  header: [
    { label: 'お歳暮', url: '/lp/seibo/' },
    { label: '内祝いの手引き', url: '/lp/uchiiwai-guide/' },
  ],
  footer: [
    {
      title: '季節のご案内',
      links: [
        { label: 'お歳暮 2026', url: '/lp/seibo/' },
        { label: '内祝いの手引き', url: '/lp/uchiiwai-guide/' },
        { label: '結日堂の読みもの', url: '/blog/' },
      ],
    },
    {
      title: 'カタログ',
      links: [
        { label: 'カタログを見る', url: '/flip-book/' },
        { label: 'カタログ請求', url: '/catalog-order/' },
      ],
    },
  ],
}
