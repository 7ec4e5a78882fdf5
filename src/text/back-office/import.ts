const CHOICES = {
  products: '商品',
  news: 'お知らせ',
  redirects: '以前のアドレスの転送',
  bikes: '車種',
  fitments: '適合表',
  members: '会員',
  'contract-prices': '契約価格',
} as const

export const IMPORT_TEXT = {
  name: '引越し',
  fields: {
    kind: '種類',
    format: 'ファイルの形式',
    file: 'ファイル',
    all_or_nothing: 'すべての行が正しいときだけ登録する',
    send_mails: 'パスワード登録のご案内をメールで送る',
  },
} as const

/** What the screens say, which are loaded when they are opened. */
export const IMPORT_WORDS = {
  kinds: CHOICES,
  formats: { noren: 'Norenの形式', 'ec-cube': 'EC-CUBE 4の商品CSV', shopify: 'Shopifyの商品CSV' },
  help: 'CSV（UTF-8またはShift_JIS）かJSON Linesのファイルを選び、まず内容を確認してください。確認だけでは何も登録されません。登録済みのものは、商品キーなどが同じなら上書きされ、二重に登録されることはありません。',
  choose: 'ファイルを選ぶ',
  none_chosen: '選ばれていません',
  check: 'まず確認する',
  go: '登録する',
  go_with_faults: '正しい行だけ登録する',
  checked_first: '確認が終わると、登録できるようになります。',
  stop: '中断する',
  resume: '続きから再開する',
  progress: (line: number, lines: number) =>
    `${lines.toLocaleString('ja-JP')}行中 ${line.toLocaleString('ja-JP')}行目`,
  seconds_left: (seconds: number) =>
    seconds < 90 ? `残り約${seconds}秒` : `残り約${Math.round(seconds / 60)}分`,
  states: {
    waiting: '順番を待っています',
    working: '登録しています',
    stopped: '中断しました',
    done: '終わりました',
    failed: '読み込めませんでした',
  },
  checking: '確認しています',
  checked: '確認が終わりました。まだ何も登録されていません。',
  counts: { created: '新しく登録', updated: '変更', unchanged: '変更なし', failed: '登録できない' },
  unmapped: (column: string, count: number) =>
    `「${column}」の列には対応する項目がありません（${count}行）。`,
  faults: '確認が必要な行',
  fault_columns: { line: '行', column: '列', reason: '理由' },
  whole_line: '行全体',
  download_faults: '一覧をCSVで保存',
  more: (count: number) =>
    `ほかに${count.toLocaleString('ja-JP')}件あります。CSVで保存するとすべてご覧いただけます。`,
  former: 'これまでの読み込み',
  open: '結果を見る',
  export_title: '書き出し',
  export_help: '登録されている内容を、そのまま読み込めるファイルとして保存します。',
  csv: 'CSV',
  jsonl: 'JSON Lines',
} as const

export const MEMBER_IMPORT_TEXT = { ...IMPORT_TEXT, name: '会員の引越し' } as const

export const REDIRECT_TEXT = {
  name: '以前のアドレスの転送',
  fields: { from: '元のアドレス', to: '新しいアドレス' },
  from_help: '以前のお店のアドレスを「/」から入力します。例：/products/detail.php?product_id=12',
  to_help:
    'このお店のアドレスを「/」から入力します。同じアドレスのページがある場合は、ページが優先されます。',
} as const
