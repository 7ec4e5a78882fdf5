const toYears = (from: number, to: number | null) => (from === to ? `${from}` : `${from}〜${to ?? ''}`)

/** What the screens of bikes and fitments say beside names and fields. */
export const BIKE_SCREENS = {
  years: toYears,
  bike: (maker: string, model: string, from: number, to: number | null, frames: readonly string[]) =>
    [`${maker} ${model}（${toYears(from, to)}）`, ...frames].join(' '),
  sections: { maker: 'メーカー', model: '車種', generation: '年式' },
  maker_help:
    'バイクのメーカーです。名前やカナを変えると、このメーカーのすべての車種で変わります。商品の「メーカー」とは別に登録します。',
  model_help:
    '年式が違っても、同じ車種には同じ名前とキーを入力します。名前やカナを変えると、この車種のすべての年式で変わります。',
  kana_hint: '並び順と検索に使います。',
  group_key_hint:
    '同じものには同じキーを入力します。カナから自動で入ります。半角の英数字とハイフンで、変えることもできます。',
  key_hint:
    'アドレスの一部になります。車種と年式の組ごとに違うものにします。自動で入ります。変えることもできます。',
  year_to_hint: 'まだ販売している車種では空欄にします。',
  displacement_hint: '電動の車種では空欄にします。',
  frame_codes_hint: 'ハイフンより前の部分です。例：2BK-RK11。入力してEnterキーを押すと加わります。',
  see_fitments: (count: number) => `適合を見る（${count.toLocaleString('ja-JP')}件）`,
  add_fitment: '適合を追加する',
  add_generation: '年式違いを追加する',
  add_same_code: '同じ品番で続けて追加する',
  add_same_bike: '同じ車種で続けて追加する',
  states: { fits: '適合', needs_work: '要加工', ask: '要確認', unfit: '不適合' },
  state_hint:
    '「要加工」は加工すれば取り付けられるもの、「要確認」はお問い合わせいただいてからお調べするものです。',
  code_hint: '品番か商品名の一部を入力して、候補から選びます。バリエーションごとに登録します。',
  bike_hint: 'メーカーか車種名の一部を入力して、候補から選びます。',
  note_hint:
    'お客さまに表示されます。「要加工」では必要な加工、「不適合」ではその理由を入力してください。例：フロントのみ',
  variation: (code: string, product: string, options: readonly string[]) =>
    `${code}　${product}${options.length > 0 ? `（${options.join('、')}）` : ''}`,
  fit_section: '適合',
  fit_kinds: {
    none: '車種を問わない',
    universal: '汎用（どの車種にも合う）',
    ask: '要確認（お問い合わせ）',
    listed: '適合表にある車種だけ',
  },
  fit_kind_hint:
    '適合表にない車種をお客さまが選んだときの扱いです。用品や工具は「車種を問わない」のままにします。適合を登録すると、「車種を問わない」「要確認」は「適合表にある車種だけ」に変わります。',
  nothing_listed:
    'この商品の適合はまだ登録されていません。「適合表にある車種だけ」では、どの車種にも「不適合」と表示されます。',
} as const
