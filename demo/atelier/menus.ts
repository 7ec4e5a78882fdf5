import type { Menus } from '#contract/shapes/menus.ts'

/** What somebody who looks for clothes asks besides the shelves. */
export const menus: Menus = {
  header: [
    { label: 'スタイリスト', url: '/stylist/' },
    { label: '測り方', url: '/lp/hakarikata/' },
    { label: '読みもの', url: '/blog/' },
  ],
  footer: [
    {
      title: '寸法の相談',
      links: [
        { label: '測り方の手引き', url: '/lp/hakarikata/' },
        { label: 'スタイリストの着合わせ', url: '/stylist/' },
        { label: '冬の着こなし帖', url: '/flip-book/' },
      ],
    },
  ],
}
