import { type Dice, type DrawnKind, toText } from './dice.ts'

/** What has a page of its own, or leads to one. */
export const pageEdits: Record<string, DrawnKind> = {
  news: { create: toArticle, change: toArticleChanges },
  blogs: { create: toArticle, change: toArticleChanges },
  qas: {
    create: (dice) => ({
      category: 'shipping',
      question: `質問 ${dice.at}`,
      answer: toText(dice),
      position: dice.random.int(0, 9),
    }),
    change: (dice) => [
      { question: `改めた質問 ${dice.at}` },
      { answer: toText(dice) },
      { position: dice.random.int(0, 9) },
    ],
  },
  makers: {
    create: (dice) => ({
      key: `maker-${dice.at}`,
      name: `メーカー ${dice.at}`,
      name_kana: dice.random.pick(['アサヒ', 'カモメ', 'ハヤブサ', 'ワカバ']) + dice.at,
      country: '日本',
      description: toText(dice),
      logo: null,
    }),
    change: (dice) => [
      { name: `改めたメーカー ${dice.at}` },
      { name_kana: dice.random.pick(['イロハ', 'ミヤコ', 'ヲ']) },
      { description: toText(dice) },
      { key: `maker-${dice.at}` },
    ],
  },
  redirects: {
    create: (dice) => ({ from: `/old/${dice.at}?id=${dice.at}`, to: dice.random.pick(['/news/', '/old/1']) }),
    change: (dice) => [{ to: '/guide/' }, { from: `/older/${dice.at}` }],
  },
  'static-pages': {
    create: (dice) => ({ url: `/guide/page-${dice.at}/`, title: `案内 ${dice.at}`, body: toText(dice) }),
    change: (dice) => [
      { title: `改めた案内 ${dice.at}` },
      { body: toText(dice) },
      { url: `/guide/moved-${dice.at}/` },
    ],
  },
  lp: {
    create: (dice) => ({
      slug: `lp-${dice.at}`,
      title: `特集 ${dice.at}`,
      description: '',
      layout: 'default',
      body: toText(dice),
      is_show_header: true,
      is_show_footer: dice.random.chance(0.5),
      redirect_url: null,
      coupon_ids: [],
    }),
    change: (dice) => [
      { title: `改めた特集 ${dice.at}` },
      { body: toText(dice) },
      { slug: `lp-${dice.at}` },
      { redirect_url: dice.random.pick([null, '/product/', 'https://example.jp/']) },
      { layout: 'simple' },
    ],
  },
}

function toArticle(dice: Dice) {
  return {
    key: `article-${dice.at}`,
    title: `記事 ${dice.at}`,
    summary: `要約 ${dice.at}`,
    body: toText(dice),
    category: dice.random.pick(['営業', '商品']),
    picture: null,
  }
}

function toArticleChanges(dice: Dice) {
  return [
    { title: `改めた記事 ${dice.at}` },
    { summary: `改めた要約 ${dice.at}` },
    { body: toText(dice) },
    { category: dice.random.pick(['営業', '整備']) },
    { key: `article-${dice.at}` },
  ]
}
