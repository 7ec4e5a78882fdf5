import type { DemoStylist } from '../demo-shop.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'harigaya',
    name: '針谷 律',
    name_kana: 'ハリガヤ リツ',
    title: '店主・測定と試聴',
    height: null,
    profile_html:
      '<p>機械を測り、数字を書く係です。感想は別の者が書きます。</p><h2>得意なこと</h2><ul><li>部屋の広さから選ぶこと</li><li>合わないと伝えること</li></ul>',
    coordinates: [
      {
        title: '六畳、はじめの一式',
        body: '盤を回し、つまみひとつで、声を聴く。三つでそろい、あとから一つずつ替えられます。',
        product_keys: ['turntable-hodo', 'amplifier-hitotsume', 'speaker-ichirin'],
        published_days_ago: 12,
      },
      {
        title: '夜の机',
        body: '家の者が眠ったあとに。開放型なので、呼ばれたらすぐに気づきます。',
        product_keys: ['headphone-nagi', 'amplifier-tenohira'],
        published_days_ago: 55,
      },
    ],
  },
  {
    key: 'okubo',
    name: '大窪 しずえ',
    name_kana: 'オオクボ シズエ',
    title: '試聴と感想',
    height: null,
    profile_html:
      '<p>数字を見ないで聴き、感想を書く係です。合唱を三十年続けています。</p><h2>得意なこと</h2><ul><li>声のよく聴こえる品選び</li><li>耳の疲れにくいヘッドホン</li></ul>',
    coordinates: [
      {
        title: '台所と寝室に、ひとつずつ',
        body: '昼は提げて歩ける一本、夜は線の短い一本。どちらも充電を忘れても困りません。',
        product_keys: ['speaker-toro', 'earphone-itodenwa'],
        published_days_ago: 20,
      },
    ],
  },
  {
    key: 'mizuno',
    name: '水野 朔',
    name_kana: 'ミズノ サク',
    title: '時計・分解掃除',
    height: null,
    profile_html:
      '<p>時計の修理を受け持っています。直せないものは仕入れない、という決まりを作りました。</p><h2>得意なこと</h2><ul><li>手首の細い方の寸法選び</li><li>古い時計の見積もり</li></ul>',
    coordinates: [
      {
        title: '一本目に迷ったら',
        body: '巻く時計と巻かない時計を、並べて着けてみてください。朝の二十秒が楽しいかどうかで決まります。',
        product_keys: ['mechanical-kobyoshin', 'quartz-hakushi'],
        published_days_ago: 33,
      },
      {
        title: '外で働く手首に',
        body: '水と汗に強く、袖に引っかからないもの。ベルトはどちらも自分で替えられます。',
        product_keys: ['quartz-yacho', 'mechanical-oki'],
        published_days_ago: 80,
      },
    ],
  },
]
