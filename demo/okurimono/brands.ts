import type { DemoBrand } from '../demo-shop.ts'

export const brands: DemoBrand[] = [
  {
    key: 'asatsuyu',
    name: '朝つゆ',
    name_kana: 'アサツユ',
    maker_key: 'asagiri-en',
    description: '一番茶だけを使う、朝霧園の贈りもの用のお茶です。',
  },
  {
    key: 'hana-goyomi',
    name: '花ごよみ',
    name_kana: 'ハナゴヨミ',
    maker_key: 'hananari',
    description: '二十四節気に合わせて意匠が変わる和菓子です。',
  },
  {
    key: 'kona-to-batter',
    name: '粉とバター',
    name_kana: 'コナトバター',
    maker_key: 'mugibatake',
    description: '美瑛の小麦を主役にした焼き菓子の缶です。',
  },
  {
    key: 'ringo-no-ki',
    name: 'りんごの木',
    name_kana: 'リンゴノキ',
    maker_key: 'kajitsu-shitsu',
    description: '果実室のジャムとコンポートです。',
  },
  {
    key: 'aizome-shiro',
    name: '藍と白',
    name_kana: 'アイトシロ',
    maker_key: 'aoba-kama',
    description: '毎日使える白磁の器です。',
  },
  {
    key: 'futae',
    name: '二重',
    name_kana: 'フタエ',
    maker_key: 'shirotae',
    description: '二重に織ったやわらかなタオルです。',
  },
  {
    key: 'iroha-zome',
    name: 'いろは染',
    name_kana: 'イロハゾメ',
    maker_key: 'someya',
    description: '文様に祝いの意味を込めた型染めです。',
  },
  {
    key: 'yui',
    name: '結',
    name_kana: 'ユイ',
    maker_key: 'yui-select',
    description: '結日堂が選んだ詰め合わせです。',
  },
]
