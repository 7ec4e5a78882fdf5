import type { DemoStylist } from '../demo-shop.ts'

/** Shown by what they put together, never by their faces. */
export const stylists: DemoStylist[] = [
  {
    key: 'saegusa',
    name: '三枝 透子',
    name_kana: 'サエグサ トウコ',
    title: '栄の店・小柄の着丈',
    height: 158,
    profile_html:
      '<p>いつも着ている寸法は1。袖も裾も余る、を二十年やってきました。服の長さを足の長さのせいにしないのが信条です。</p><h2>相談できること</h2><ul><li>小柄な方の着丈と股下</li><li>折る、まくる、を前提にした合わせ方</li></ul>',
    coordinates: [
      {
        title: '裾を三センチ、床から浮かせる',
        body: '太いズボンは、裾が床から三センチ浮く丈がいちばん軽く見えます。上は肩幅の小さい丸首を選び、腰の紐を隠さずに。靴が見える分だけ、足が前に出ます。',
        product_keys: ['knit-crew', 'trousers-wide', 'bag-tote', 'shoes-sneaker'],
        published_days_ago: 5,
      },
      {
        title: '長いコートを、短く見せない',
        body: '肩に縫い目のないコートは、裄丈で合わせます。中のスカートを二センチ見せると、裾がそこで終わりません。',
        product_keys: ['coat-balmacaan', 'skirt-pleats', 'cutsew-border', 'shoes-loafer'],
        published_days_ago: 33,
      },
    ],
  },
  {
    key: 'karita',
    name: '苅田 直',
    name_kana: 'カリタ ナオ',
    title: '栄の店・仕事の服',
    height: 172,
    profile_html:
      '<p>細身で腕が長く、既製の袖が足りたことがありません。着ているのは3。シャツの袖丈から一日を組み立てます。</p><h2>相談できること</h2><ul><li>腕の長い方、胸の薄い方の寸法</li><li>きちんとして見えて、洗える仕事着</li></ul>',
    coordinates: [
      {
        title: '上着の袖から、シャツを一センチ',
        body: '腕の長さは、上着ではなくシャツで出します。上着を袖丈六十三、シャツを六十一・五に。濃い上着の下に白を一本引くと、手が動くたびに目に入ります。',
        product_keys: ['coat-chester', 'trousers-tapered', 'shirt-everyday', 'shoes-derby'],
        published_days_ago: 9,
      },
      {
        title: '縞の裾を、しまわない',
        body: '丸い裾のシャツは、出して着る丈に作ってあります。深いVのニットから裾だけをのぞかせ、ズボンの折り目は立てたまま。',
        product_keys: ['knit-vee', 'trousers-tapered', 'shirt-stripe', 'bag-sacoche'],
        published_days_ago: 61,
      },
    ],
  },
  {
    key: 'kurahashi',
    name: '倉橋 栞',
    name_kana: 'クラハシ シオリ',
    title: '栄の店・重ね着と色',
    height: 164,
    profile_html:
      '<p>寸法は2。肩が広いので、襟の開きで調節します。色は一度に三つまで、うち一つは鞄か靴からもらいます。</p><h2>相談できること</h2><ul><li>肩の広い方の襟と編み地</li><li>手持ちの服に足す一色</li></ul>',
    coordinates: [
      {
        title: '縄編みに、青をひとつ',
        body: '編み目の大きいとっくりは、それだけで柄になります。下は無地のデニム、上着も無地。色の差をつけるのは襟巻きだけにします。',
        product_keys: ['knit-turtle', 'trousers-straight', 'coat-duffle', 'scarf-bands'],
        published_days_ago: 14,
      },
      {
        title: '麻を、冬の前まで着る',
        body: '立ち襟の麻は、秋には羽織りになります。釦を全部外し、中に目の詰まった長袖を。袖は二つ折って、布の厚みをそろえます。',
        product_keys: ['shirt-band', 'cutsew-tenjiku', 'trousers-straight', 'bag-shoulder'],
        published_days_ago: 78,
      },
    ],
  },
]
