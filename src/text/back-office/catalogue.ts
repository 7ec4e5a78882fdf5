/** Names and fields of what the shop sells and where it stands. */
export const PRODUCTS_TEXT = {
  name: '商品',
  fields: {
    key: 'URLのキー',
    name: '商品名',
    name_kana: '商品名のカナ',
    code: '品番',
    catch_copy: 'ひとこと',
    description: '説明',
    maker_key: 'メーカー',
    brand_key: 'ブランド',
    category_keys: 'カテゴリー',
    tag_keys: 'タグ',
    tax_rate: '消費税率',
    is_giftable: 'ギフト包装ができる',
    is_embroiderable: '名入れ刺繍ができる',
    fit_kind: '適合する車種',
    best_before: '日もちの目安',
    release_month: '発売予定の月',
    content_unit: '内容量の単位',
    pictures: '写真',
    specs: '仕様',
    axes: 'バリエーションの項目',
    products: 'バリエーション',
    unit_price: '販売価格（税込）',
    stock: '在庫',
    'products.code': '品番',
    'products.unit_price': '販売価格（税込）',
    'products.list_price': '通常価格（税込）',
    'products.stock': '在庫',
    'products.jan_code': 'JANコード',
    'products.order_multiple': '発注単位',
    'products.carton_quantity': 'ケース入数',
    'products.max_per_order': '一度に注文できる数',
    'products.content_amount': '内容量',
    'products.pictures': 'このバリエーションの写真',
    size_table: 'サイズ表',
    accessory_keys: '一緒に買われる商品',
    position: 'おすすめ順',
    'specs.label': '項目',
    'specs.value': '内容',
    category: 'カテゴリー',
    maker: 'メーカー',
    brand: 'ブランド',
    tag: 'タグ',
    price_from: '価格（から）',
    price_to: '価格（まで）',
    sort: '並び順',
  },
} as const

export const CATEGORIES_TEXT = {
  name: 'カテゴリー',
  fields: {
    key: 'URLのキー',
    name: 'カテゴリー名',
    description: '説明',
    picture: '写真',
    parent_key: '上のカテゴリー',
    position: '並び順',
    product_count: '商品数',
  },
} as const

export const MAKERS_TEXT = {
  name: 'メーカー',
  fields: {
    key: 'URLのキー',
    name: 'メーカー名',
    name_kana: 'メーカー名のカナ',
    country: '国',
    description: '紹介',
    logo: 'ロゴ',
  },
} as const

export const BRANDS_TEXT = {
  name: 'ブランド',
  fields: {
    key: 'URLのキー',
    name: 'ブランド名',
    name_kana: 'ブランド名のカナ',
    description: '紹介',
    maker_key: 'メーカー',
  },
} as const

export const TAGS_TEXT = {
  name: 'タグ',
  fields: {
    key: 'URLのキー',
    name: 'タグ名',
    password: 'パスワード',
    has_password: '限定',
    position: '並び順',
  },
} as const

export const COLLECTIONS_TEXT = {
  name: '特集',
  fields: { alias: '識別名', name: '特集名', description: '説明', product_keys: '商品' },
} as const
