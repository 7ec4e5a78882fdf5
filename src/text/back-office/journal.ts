/** Who changed what, and how it was before. */
export const JOURNAL_TEXT = {
  help: '400日分を保存しています。自分の役割で閲覧できる範囲の記録だけが表示されます。',
  kind: '種類',
  person: 'スタッフ',
  day: '日付',
  all: 'すべて',
  empty: '条件に合う記録はありません。',
  more: 'さらに表示する',
  actions: { created: '追加', changed: '変更', removed: '削除' },
  undone: '元に戻す操作',
  open: '内容を見る',
  open_entry: (what: string) => `${what}の内容を見る`,
  before: '変更前',
  after: '変更後',
  nothing: '（なし）',
  no_details: '変更の内容は、秘密の情報を含むため保存していません。',
  undo: '元に戻す',
  undo_leads: {
    created: '追加したものを削除します。',
    changed: '変更した項目を、変更前の内容に戻します。',
    removed: '削除したものを、元の内容で追加し直します。',
  },
  undone_notice: '元に戻しました',
  changed_since:
    'この操作のあとに、同じものがもう一度変更されています。元に戻すと、あとの変更も上書きされることがあります。',
  undo_anyway: 'それでも元に戻す',
  cannot_undo: 'この操作は、画面から元に戻せません。',
  close: '閉じる',
  /** Kinds without a screen of that name. */
  kinds: {
    persons: 'スタッフ',
    invitations: '招待',
    'member-exports': '会員データの書き出し',
    settings: '設定',
    messages: 'ページのメッセージ',
    layouts: 'レイアウト',
    maintenance: 'メンテナンス',
    selling: '販売の一時停止',
  } as Record<string, string>,
  fields: { value: '値', role: '役割', is_selling: '販売中', maintenance: 'メンテナンス' } as Record<
    string,
    string
  >,
} as const
