import { type Dice, type DrawnKind, HOUR_MS, toText } from './dice.ts'

/** What pages show beside their own. */
export const displayEdits: Record<string, DrawnKind> = {
  banners: {
    create: (dice) => ({
      area: dice.random.pick(['top-main', 'top-sub', 'side', 'home']),
      title: `案内 ${dice.at}`,
      subtitle: '',
      href: '/product/',
      picture: dice.picture,
      is_show: dice.random.chance(0.7),
      position: dice.random.int(0, 2),
    }),
    change: (dice) => [
      { title: `改めた案内 ${dice.at}` },
      { is_show: dice.random.chance(0.5) },
      { position: dice.random.int(0, 2) },
      { area: dice.random.pick(['top-main', 'side']) },
    ],
  },
  'free-areas': {
    create: (dice) => ({ code: `area-${dice.at}`, name: `枠 ${dice.at}`, body: toText(dice) }),
    change: (dice) => [{ name: `改めた枠 ${dice.at}` }, { body: toText(dice) }, { code: `area-${dice.at}` }],
  },
  'qa-categories': {
    create: (dice) => ({ key: `topic-${dice.at}`, name: `話題 ${dice.at}`, position: dice.random.int(0, 2) }),
    change: (dice) => [
      { name: `改めた話題 ${dice.at}` },
      { position: dice.random.int(0, 2) },
      { key: `topic-${dice.at}` },
    ],
  },
  'colour-schemes': {
    create: (dice) => ({
      name: `colours-${dice.at}`,
      colours: { accent: dice.random.pick(['#2b6cb0', '#b3261e']), ground: '#fafafa' },
      is_selected: dice.random.chance(0.5),
    }),
    change: (dice) => [
      { colours: { accent: dice.random.pick(['#2b6cb0', '#b3261e']) } },
      { is_selected: dice.random.chance(0.5) },
    ],
  },
  stylists: {
    create: (dice) => ({
      key: `stylist-${dice.at}`,
      name: `案内人 ${dice.at}`,
      name_kana: `アンナイニン ${dice.at}`,
      title: '本店',
      height: null,
      picture: null,
      profile: toText(dice),
      coordinates: toOutfits(dice),
    }),
    change: (dice) => [
      { name: `改めた案内人 ${dice.at}` },
      { name_kana: dice.random.pick(['アオキ', 'イトウ', 'ワダ']) },
      { profile: toText(dice) },
      { key: `stylist-${dice.at}` },
      { coordinates: toOutfits(dice) },
    ],
  },
  catalogs: {
    create: (dice) => ({
      key: `catalog-${dice.at}`,
      name: `部品帳 ${dice.at}`,
      description: '',
      picture: dice.picture,
      pages: [dice.picture],
      is_orderable: dice.random.chance(0.5),
    }),
    change: (dice) => [
      { name: `改めた部品帳 ${dice.at}` },
      { pages: [dice.picture, dice.picture] },
      { is_orderable: dice.random.chance(0.5) },
    ],
  },
}

function toOutfits(dice: Dice) {
  const { random, at, present, picture, now } = dice
  const hours = [-50, 3, 60]
  return random.sample(hours, random.int(0, 2)).map((later) => ({
    title: `装い ${at} ${later}`,
    body: '',
    picture,
    published_at: new Date(now.getTime() + later * HOUR_MS).toISOString(),
    product_keys: random.sample(present, random.int(0, 3)),
  }))
}
