/** What the screens of content say beside names and fields. */
export const CONTENT_TEXT = {
  summary_hint: '一覧と検索結果に表示されます。',
  key_hint: 'ページのアドレスになります。半角の英数字とハイフンで入力します。',
  url_hint: '例：/guide/shipping/。前後にスラッシュを付けます。',
  area_hint:
    '例：top-main（トップの大きな枠）、top-sub（トップの小さな枠）、side（横）。レイアウトからも選べます。',
  href_hint: '例：/category/chain/。ほかのサイトは https:// から入力します。',
  redirect_hint: '入力すると、このページを開いた方をそちらへ送ります。',
  layouts: { default: '標準', simple: '簡素', sample: '見本' },
  free_area_hint: 'レイアウトの「フリーエリア」で、この内容をページに置けます。',
  scheme_name_hint: '半角の英数字とハイフンで入力します。',
  scheme_hint: '役割ごとの色です。書かれていない役割は、テーマの色になります。例：accent、ground',
  kana_hint: '並び順に使います。',
  outfits: 'コーディネート',
  shown: '表示中',
  hidden: '非表示',
  worn: '使用中',
  pages: (count: number) => `${count}ページ`,
  outfit_count: (count: number) => `コーディネート ${count}件`,
} as const
