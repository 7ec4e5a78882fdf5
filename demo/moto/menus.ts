import type { Menus } from '#contract/shapes/menus.ts'

/** What somebody who rides looks for besides parts. */
export const menus: Menus = {
  header: [
    { label: '冬のそなえ特集', url: '/lp/winter-ready/' },
    { label: 'はじめての整備', url: '/lp/first-maintenance/' },
  ],
  footer: [
    {
      title: '特集・読みもの',
      links: [
        { label: '冬のそなえ特集', url: '/lp/winter-ready/' },
        { label: 'はじめての整備', url: '/lp/first-maintenance/' },
        { label: '整備の手順（ブログ）', url: '/blog/' },
      ],
    },
    {
      title: 'お困りのときは',
      links: [
        { label: '適合のご相談', url: '/contact/' },
        { label: 'よくあるご質問', url: '/faq/' },
        { label: 'カタログを見る', url: '/flip-book/' },
        { label: 'カタログ請求', url: '/catalog-order/' },
      ],
    },
  ],
}
