import type { Menus } from '#contract/shapes/menus.ts'

/** What a purchaser looks for besides supplies. */
export const menus: Menus = {
  header: [{ label: 'はじめてのお取引', url: '/lp/start/' }],
  footer: [
    {
      title: 'お取引について',
      links: [
        { label: 'はじめてのお取引のご案内', url: '/lp/start/' },
        { label: '冬の現場の備え', url: '/lp/winter-site/' },
        { label: '総合カタログ', url: '/flip-book/' },
      ],
    },
  ],
}
