/** What the screen of menus says. */
export const MENUS_SCREEN = {
  header_help:
    'カテゴリーの横に並びます。スマートフォンでは、メニューの中に並びます。6つまで登録できます。リンク先にページの名前を入力すると、候補が出ます。つまみを引くと順番が変わります。',
  footer_help:
    'フッターの下に列を足します。4列まで、1列に10個まで登録できます。特定商取引法の表記、プライバシーポリシー、利用規約などへの「ご案内」は、この画面の内容に関わらず、いつも表示します。',
  no_links: 'まだリンクはありません。',
  no_columns: 'まだ列はありません。追加しないときは、「ご案内」だけを表示します。',
  add_link: 'リンクを追加',
  add_column: '列を追加',
  label: '表示する言葉',
  url: 'リンク先',
  title: '列の見出し',
  new_link: '新しいリンク',
  new_column: '新しい列',
  remove_link: (label: string) => `「${label}」のリンクを削除`,
  remove_column: (title: string) => `「${title}」の列を削除`,
} as const
