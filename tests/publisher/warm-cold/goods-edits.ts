import { type Dice, type DrawnKind, toText } from './dice.ts'

/** Goods, and the shelves they stand on. */
export const goodsEdits: Record<string, DrawnKind> = {
  products: { create: toProduct, change: toProductChanges },
  categories: {
    create: (dice) => ({
      key: `shelf-${dice.at}`,
      name: `棚 ${dice.at}`,
      description: '',
      picture: null,
      ...toShelfPlace(dice),
    }),
    change: (dice) => [
      { name: `改めた棚 ${dice.at}` },
      { description: `説明 ${dice.at}` },
      { key: `shelf-${dice.at}` },
      toShelfPlace(dice),
      toShelfPlace(dice),
    ],
  },
  brands: {
    create: (dice) => ({
      key: `brand-${dice.at}`,
      name: `ブランド ${dice.at}`,
      name_kana: dice.random.pick(['アサヒ', 'カモメ', 'ワカバ']) + dice.at,
      description: '',
      maker_key: dice.random.pick([null, ...dice.makers]),
    }),
    change: (dice) => [
      { name: `改めたブランド ${dice.at}` },
      { name_kana: dice.random.pick(['イロハ', 'ミヤコ', 'ヲ']) },
      { description: `説明 ${dice.at}` },
      { key: `brand-${dice.at}` },
      { maker_key: dice.random.pick([null, ...dice.makers]) },
    ],
  },
  tags: {
    create: (dice) => ({ key: `tag-${dice.at}`, name: `札 ${dice.at}`, position: dice.random.int(0, 3) }),
    change: (dice) => [
      { name: `改めた札 ${dice.at}` },
      { position: dice.random.int(0, 3) },
      { password: dice.random.pick([null, 'himitsu']) },
    ],
  },
  collections: {
    create: (dice) => ({
      alias: dice.random.pick(['season', 'winter', 'ranking', `list-${dice.at}`]),
      name: `特集 ${dice.at}`,
      description: '',
      product_keys: dice.random.sample(dice.present, dice.random.int(0, 4)),
    }),
    change: (dice) => [
      { name: `改めた特集 ${dice.at}` },
      { description: `説明 ${dice.at}` },
      { product_keys: dice.random.sample(dice.present, dice.random.int(0, 4)) },
      { alias: `list-${dice.at}` },
    ],
  },
}

function toProduct(dice: Dice) {
  return {
    key: `product-${dice.at}`,
    name: `商品 ${dice.at}`,
    name_kana: `ショウヒン ${dice.at}`,
    catch_copy: '',
    description: toText(dice),
    specs: [],
    pictures: [],
    is_giftable: dice.random.chance(0.3),
    tax_rate: 10,
    axes: [],
    ...toPlace(dice),
    products: [toVariation(dice)],
  }
}

function toProductChanges(dice: Dice) {
  return [
    { name: `改めた商品 ${dice.at}` },
    { catch_copy: `新しい一言 ${dice.at}` },
    { description: toText(dice) },
    { key: `product-${dice.at}` },
    { tax_rate: 8 },
    { specs: [{ label: '材質', value: `鋼 ${dice.at}` }] },
    toPlace(dice),
    { position: dice.random.int(0, 6) },
    { accessory_keys: dice.random.sample(dice.present, dice.random.int(0, 2)) },
    { size_table: dice.random.pick([null, [['サイズ'], [`${dice.at}`]]]) },
    { axes: [], products: [toVariation(dice)] },
    { axes: [], products: [toVariation(dice)] },
  ]
}

function toPlace({ random, makers, brands, tags, categories }: Dice) {
  return {
    category_keys: random.sample(categories, random.int(0, 2)),
    maker_key: random.pick([null, ...makers]),
    brand_key: random.pick([null, ...brands]),
    tag_keys: random.sample(tags, random.int(0, 1)),
  }
}

/** May ask for what cannot be, e.g. a category within itself. */
function toShelfPlace({ random, categories }: Dice) {
  return { parent_key: random.pick([null, ...categories]), position: random.int(0, 2) }
}

function toVariation({ random, at }: Dice) {
  return {
    code: `CODE-${at}`,
    options: [],
    unit_price: random.int(1, 200) * 100,
    list_price: null,
    stock: random.pick([0, 1, 5, 6, 100]),
    jan_code: null,
  }
}
