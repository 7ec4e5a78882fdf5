/**
 * Headings of bank's CSV, as banks are known to spell them; compared without hiragana (お取り引き日, お取引日), spaces, brackets and
 * what stands in them. 楽天銀行 and ソニー銀行 do not publish theirs. Importers at GitHub (rlan/beancount-multitool, xkikeg/okane) read
 * 取引日, 入出金(円), 残高(円), 入出金先内容 or 取引日, 入出金(円), 取引後残高(円), 入出金内容 of the first; お取り引き日, 摘要, 参考情報,
 * お預け入れ額, お引き出し額, 差し引き残高 of the second.
 */
export const STATEMENT_HEADINGS = {
  day: [
    '勘定日',
    '起算日',
    '取引日',
    '取引年月日',
    '日付',
    '年月日',
    '預払日',
    '入金日',
    '振込日',
    '入払日',
    '計上日',
    '受取日',
    '取引日時',
  ],
  /** Where year, month and day have columns of their own; compared with their brackets. */
  day_parts: [
    ['操作日(年)', '操作日(月)', '操作日(日)'],
    ['取扱日付年', '取扱日付月', '取扱日付日'],
  ],
  amount: [
    '入金金額',
    '入金額',
    '預金額',
    '預入金額',
    '預入額',
    '受入金額',
    '振込金額',
    '入金',
    '預入',
    '受取金額',
  ],
  /** Of both directions: what went out is below 0, or another column says so. */
  any_amount: ['入出金', '入出金額', '入出金金額', '取引金額', '金額'],
  payer: [
    '振込依頼人名',
    '振込依頼人',
    '依頼人名',
    '依頼人',
    '振込人名',
    '振込人',
    '客様名',
    '摘要内容',
    '詳細2',
    '入出金内容',
    '入出金先内容',
    '取引内容',
    '取扱内容',
    '摘要',
    '内容',
    '詳細1',
    '詳細',
    '取引名',
    '通帳摘要',
    '備考',
    'メモ',
  ],
  memo: ['EDI情報', 'メッセージ', '摘要', '摘要内容', '備考', 'メモ', '詳細', '参考情報'],
  direction: ['入払区分', '入出金区分', '取引区分', '区分', '貸借区分'],
} as const

/** Words of a line that is no movement of money. */
export const STATEMENT_SUMS = /合計|総計|小計|件数|残高|繰越|以上/
/** Words of a direction that means money that came in. */
export const STATEMENT_INCOMING = /^(?:1|入|入金|受入|預入|預り|貸|貸方|振込入金|振込)$/

/** The payer's account, which 楽天銀行 writes before the name, behind bank and branch. */
export const STATEMENT_ACCOUNT = /(?:^| )(?:普通|当座|貯蓄)(?:預金)? ?[0-9０-９]{4,8} /

/** Why a bank's file is not taken in: nothing of it is kept then. */
export const STATEMENT_ERRORS = {
  unreadable:
    '明細のファイルとして読み込めませんでした。銀行から書き出したCSV（UTF-8かShift_JIS）か、全銀形式のファイルを選んでください',
  too_long: (most: number) =>
    `ファイルの明細が多すぎます。${most.toLocaleString('ja-JP')}件以内になるよう、期間を短くして書き出してください`,
  cut: '全銀形式のファイルが途中で切れています。銀行からもう一度書き出して、ファイルをそのまま選んでください',
  order: (record: number) =>
    `全銀形式の${record}番目のレコードの並びが正しくありません。ファイルを加工せずに選んでください`,
  kind: '全銀形式のうち、読み込めるのは「振込入金通知（01）」と「入出金取引明細（03）」です。種別を確かめて、もう一度書き出してください',
  record: (record: number) =>
    `全銀形式の${record}番目のレコードの日付か金額を読み取れませんでした。ファイルを加工せずに選んでください`,
  sums: '全銀形式の件数か合計金額が、明細と合いません。銀行からもう一度書き出してください',
  line: (line: number) =>
    `${line}行目の日付か金額を読み取れませんでした。銀行から書き出したまま、加工せずに選んでください`,
  columns: '選んだ列から日付を読み取れませんでした。列を選び直してください',
  twice: '同じ列は2回選べません。日付・金額・振込依頼人名に、別々の列を選んでください',
} as const
