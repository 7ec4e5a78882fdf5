import type { DemoProductModel, DemoShop } from '#demo/demo-shop.ts'

type ModelDraft = Partial<DemoProductModel> & Pick<DemoProductModel, 'key' | 'name'>

/** A product with what a test does not care about filled in. */
function createModel(draft: ModelDraft): DemoProductModel {
  return {
    name_kana: draft.name,
    catch_copy: '毎日の走りを支えます。',
    description_html: `<p>${draft.name}です。</p>`,
    category_keys: ['brake-disc'],
    maker_key: 'hayate',
    brand_key: null,
    tag_keys: [],
    tax_rate: 10,
    specs: [{ label: '材質', value: 'ステンレス' }],
    size_table: null,
    axes: [],
    products: [createVariation(draft.key.toUpperCase())],
    picture: { kind: 'brake-disc', seed: 7 },
    accessory_keys: [],
    reviews: [],
    published_days_ago: 100,
    is_giftable: false,
    ...draft,
  }
}

function createVariation(code: string, values: Partial<DemoProductModel['products'][number]> = {}) {
  return {
    code,
    options: [],
    unit_price: 5000,
    list_price: null,
    stock: 10,
    colourway: 'silver',
    jan_code: '4900000000009',
    ...values,
  }
}

const models: DemoProductModel[] = [
  createModel({
    key: 'wave-disc',
    name: 'ウェーブディスク フロント',
    name_kana: 'ウェーブディスク フロント',
    category_keys: ['brake-disc'],
    brand_key: 'kaze',
    tag_keys: ['sale'],
    axes: ['カラー'],
    products: [
      createVariation('WD-100-SV', {
        options: ['シルバー'],
        unit_price: 12_800,
        list_price: 14_800,
        stock: 3,
      }),
      createVariation('WD-100-BK', {
        options: ['ブラック'],
        unit_price: 13_200,
        stock: 0,
        colourway: 'black',
      }),
    ],
    accessory_keys: ['brake-pad', 'no-such-key'],
    reviews: [
      { nickname: 'たろう', title: '満足', body: '効きが良くなりました。', rating: 5, days_ago: 3 },
      { nickname: 'はな', title: '普通', body: '音が少し気になります。', rating: 4, days_ago: 30 },
    ],
  }),
  createModel({
    key: 'plain-disc',
    name: 'プレーンディスク',
    products: [createVariation('PD-1', { unit_price: 9800 })],
  }),
  createModel({
    key: 'brake-pad',
    name: 'ブレーキパッド ハス用',
    name_kana: 'ブレーキパッド ハスヨウ',
    category_keys: ['brake'],
    maker_key: 'minato',
    products: [createVariation('BP-7', { unit_price: 3200, stock: 0 })],
    published_days_ago: 2,
  }),
  createModel({
    key: 'chain-520',
    name: 'ドライブチェーン 520',
    name_kana: 'ドライブチェーン 520',
    category_keys: ['chain'],
    maker_key: 'minato',
    tag_keys: ['sale', 'new-model'],
    products: [createVariation('CH-520', { unit_price: 980 })],
    published_days_ago: 20,
  }),
  createModel({
    key: 'chain-lube',
    name: '１００％チェーンルブ',
    name_kana: 'ヒャクパーセントチェーンルブ',
    category_keys: ['chain', 'brake'],
    products: [createVariation('LUBE_1', { unit_price: 1500, stock: 100 })],
  }),
  createModel({ key: 'next-year', name: '来年の新製品', published_days_ago: -30 }),
]

/** A small motorcycle shop, the same every time; one more than `models.length` adds numbered gloves. */
export function createSmallShop(channel: string): DemoShop {
  return {
    channel,
    settings: { 'SITE.THEME': 'simple', 'SITE.NAME': `${channel}の店`, 'SITE.BREAKPOINT.SCREEN-SM': 600 },
    company: {
      name: '株式会社ちいさな店',
      name_kana: 'カブシキガイシャチイサナミセ',
      postal_code: '1500001',
      address: '東京都渋谷区神宮前1-2-3',
      phone_number: '0312345678',
      email: 'shop@example.jp',
      representative: '山田 太郎',
      invoice_number: 'T1234567890123',
      business_hours: '10:00～18:00',
      closed_weekdays: [0, 6],
      cutoff_hour: 14,
    },
    colour_scheme: { accent: '#d9480f' },
    categories: [
      {
        key: 'brake',
        name: 'ブレーキ',
        picture_kind: 'brake-disc',
        children: [{ key: 'brake-disc', name: 'ブレーキディスク', picture_kind: 'brake-disc' }],
      },
      { key: 'chain', name: 'チェーン', picture_kind: 'chain' },
    ],
    makers: [
      {
        key: 'minato',
        name: 'ミナト工業',
        name_kana: 'ミナトコウギョウ',
        country: '日本',
        description_html: '<p>港町の工場です。</p>',
      },
      {
        key: 'hayate',
        name: 'HAYATE',
        name_kana: 'ハヤテ',
        country: '日本',
        description_html: '<p>速さを追います。</p>',
      },
    ],
    brands: [{ key: 'kaze', name: '風', name_kana: 'カゼ', maker_key: 'hayate', description: '軽さの風。' }],
    keycode: null,
    tags: [
      { key: 'sale', name: 'セール' },
      { key: 'new-model', name: '新型' },
    ],
    products: function* createProducts(count) {
      yield* models.slice(0, count)
      for (let at = models.length; at < count; at++) {
        yield createModel({ key: `glove-${at}`, name: `グローブ ${at}`, category_keys: ['chain'] })
      }
    },
    default_product_count: models.length,
    collections: [
      {
        alias: 'pickup',
        name: '店長のおすすめ',
        description: '今月の三点です。',
        product_keys: ['chain-520', 'wave-disc', 'next-year'],
      },
    ],
    news: [1, 2, 3].map((at) => ({
      key: `news-${at}`,
      title: `お知らせ${at}`,
      summary: '営業日のご案内です。',
      body_html: '<p>いつもありがとうございます。</p>',
      category: at === 3 ? '営業' : '商品',
      published_days_ago: at * 10,
      picture_kinds: at === 1 ? ['chain'] : [],
    })),
    blogs: [
      {
        key: 'first-ride',
        title: '走り始める前に',
        summary: '点検の順番。',
        body_html: '<h2>点検</h2>',
        category: '整備',
        published_days_ago: 5,
        picture_kinds: ['brake-disc', 'chain'],
      },
    ],
    banners: [
      {
        area: 'home',
        title: '秋の点検',
        subtitle: '部品が揃います',
        href: '/product/',
        picture_kinds: ['chain'],
      },
      { area: 'side', title: '店舗のご案内', subtitle: '', href: '/news/', picture_kinds: ['brake-disc'] },
    ],
    free_areas: [
      { code: 'footer-note', name: 'フッター', body_html: '<p>送料全国一律です。</p>' },
      { code: 'cart-guide', name: 'カート', body_html: '<p>ご注文は24時間承ります。</p>' },
    ],
    messages: [{ code: 'cart-index', title: 'カート', body_html: '<p>在庫は確保されていません。</p>' }],
    static_pages: [{ url: '/guide/shipping/', title: '配送について', body_html: '<p>翌日に届きます。</p>' }],
    qa_categories: [{ key: 'shipping', name: '配送' }],
    qas: [{ category: 'shipping', question: 'いつ届きますか', answer_html: '<p>通常2日で届きます。</p>' }],
    product_questions: [
      {
        product_key: 'wave-disc',
        nickname: 'けん',
        question: 'パッドも要りますか。',
        answer: '組でのご交換をおすすめします。',
        asked_days_ago: 8,
      },
      {
        product_key: 'wave-disc',
        nickname: 'みさき',
        question: 'ボルトは付きますか。',
        answer: 'はい、5本付いています。',
        asked_days_ago: 3,
      },
    ],
    stylists: [
      {
        key: 'aoki',
        name: '青木 遥',
        name_kana: 'アオキ ハルカ',
        title: '本店',
        height: 158,
        profile_html: '<p>ブレーキの担当です。</p>',
        coordinates: [
          {
            title: '足もとを軽く',
            body: 'ディスクとチェーンを同時に替えました。',
            product_keys: ['chain-520', 'wave-disc', 'next-year', 'no-such-key'],
            published_days_ago: 4,
          },
          { title: '来月の話', body: '', product_keys: ['chain-520'], published_days_ago: -30 },
          { title: '去年の話', body: '', product_keys: ['plain-disc'], published_days_ago: 300 },
        ],
      },
      {
        key: 'abe',
        name: '阿部 実',
        name_kana: 'アベ ミノル',
        title: '本店',
        height: null,
        profile_html: '',
        coordinates: [],
      },
    ],
    coupons: [
      {
        code: 'HUYU',
        name: '冬の500円引き',
        description: '',
        kind: 'amount',
        discount: 500,
        minimum_total: 3000,
        expires_in_days: 10,
      },
      {
        code: 'NATSU',
        name: '終わった割引',
        description: '',
        kind: 'rate',
        discount: 10,
        minimum_total: 0,
        expires_in_days: -1,
      },
    ],
    landing_pages: [
      {
        slug: 'winter',
        title: '冬の支度',
        description: '寒さに備えます。',
        layout: 'simple',
        body_html: '<h2>冬</h2>',
        is_show_header: true,
        is_show_footer: false,
        coupon_codes: ['NATSU', 'HUYU'],
        redirect_url: null,
        published_days_ago: 3,
      },
      {
        slug: 'summer',
        title: '夏の支度',
        description: '',
        layout: 'default',
        body_html: '',
        is_show_header: true,
        is_show_footer: true,
        coupon_codes: [],
        redirect_url: '/category/chain/',
        published_days_ago: 100,
      },
      {
        slug: 'spring',
        title: '春の支度',
        description: '',
        layout: 'default',
        body_html: '',
        is_show_header: true,
        is_show_footer: true,
        coupon_codes: [],
        redirect_url: null,
        published_days_ago: -60,
      },
    ],
    catalogs: [
      {
        key: 'autumn',
        name: '秋の部品帳',
        description: '秋の点検に。',
        issue: '2026年 秋',
        greeting: 'いつもありがとうございます。',
        chapters: [
          { title: '止まる', lead: '効きを整えます。', product_keys: ['wave-disc', 'plain-disc'] },
          { title: 'ない品', lead: '', product_keys: ['no-such-key'] },
        ],
        is_orderable: true,
        published_days_ago: 10,
      },
      {
        key: 'web-only',
        name: '画面の部品帳',
        description: '',
        issue: '2025年',
        greeting: '',
        chapters: [],
        is_orderable: false,
        published_days_ago: 200,
      },
    ],
    text_files: [
      { path: 'documents/member-terms.txt', mime_type: 'text/plain', contents: '会員規約\n第1条' },
    ],
    inquiry_categories: [{ key: 'general', name: 'その他' }],
    shipping_fees: { by_region: { 関東: 800 }, free_from: 10_000, transit_days_by_region: { 関東: 1 } },
    members: [],
  }
}
