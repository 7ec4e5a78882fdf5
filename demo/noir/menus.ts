import type { Menus } from '#contract/shapes/menus.ts'

export const menus: Menus = {
  header: [
    { label: 'はじめの一部屋', url: '/lp/first-room/' },
    { label: '読みもの', url: '/blog/' },
  ],
  footer: [
    {
      title: '選ぶ手がかり',
      links: [
        { label: 'はじめの一部屋', url: '/lp/first-room/' },
        { label: '店の者の組み合わせ', url: '/stylist/' },
        { label: '作り手', url: '/maker/' },
      ],
    },
    {
      title: '冊子',
      links: [
        { label: 'カタログを見る', url: '/flip-book/' },
        { label: 'カタログ請求', url: '/catalog-order/' },
      ],
    },
  ],
}
