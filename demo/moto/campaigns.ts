import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'FUYU500',
    name: '冬のそなえ 500円引き',
    description: '',
    kind: 'amount',
    discount: 500,
    minimum_total: 8000,
    expires_in_days: 60,
  },
  {
    code: 'SEIBI5',
    name: 'はじめての整備 5%引き',
    description: '',
    kind: 'rate',
    discount: 5,
    minimum_total: 5000,
    expires_in_days: 90,
  },
  {
    code: 'SORYO0',
    name: '送料無料クーポン',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 6000,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'winter-ready',
    title: '冬のそなえ 特集｜寒さと付き合う道具',
    description: '重ね着、電熱、バッテリー。冬も気持ちよく走るための支度を、順番にご案内します。',
    layout: 'default',
    body_html: `<h2>寒さは、三つの入り口から</h2>
<p>首、手首、足首。冷えはこの三つから入ってきます。高い上着を一枚買う前に、まずは隙間をふさぐところから始めましょう。</p>
<h2>1. 風を止める</h2>
<p>時速60kmで走ると、気温5℃でも体にはマイナス5℃ほどに感じます。中に一枚足すより、外で風を一枚止めるほうがずっと暖かいのです。</p>
<ul><li><a href="/product/jacket-talvi/">冬のジャケット タルヴィ</a>：袖口の二段留めで、風の道をふさぎます。</li><li><a href="/product/jacket-talvi-long/">冬のロングコート タルヴィ</a>：信号待ちの多い通勤に。</li></ul>
<h2>2. 指先を温める</h2>
<p>指がかじかむと、ブレーキの加減が分からなくなります。寒さの対策は、安全の対策でもあります。</p>
<ul><li><a href="/product/glove-winter/">冬のグローブ</a>：操作を邪魔しない薄さの防寒。</li><li><a href="/product/glove-heated/">電熱グローブ</a>：長い距離を走る方に。</li><li><a href="/product/grip-heated-120/">グリップヒーター</a>：手袋を替えずに済みます。</li></ul>
<h2>3. 始動を助ける</h2>
<p>バッテリーの力は、気温が下がるほど弱くなります。3年を過ぎたものは、冬の前に替えるのが安心です。</p>
<table><thead><tr><th scope="col">気温</th><th scope="col">力の目安</th></tr></thead><tbody><tr><td>25℃</td><td>100%</td></tr><tr><td>0℃</td><td>およそ80%</td></tr><tr><td>マイナス10℃</td><td>およそ65%</td></tr></tbody></table>
<p><a href="/category/battery/">バッテリーの一覧を見る</a></p>
<h2>店からの贈りもの</h2>
<p>この特集をご覧の方に、冬のあいだお使いいただけるクーポンをご用意しました。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['FUYU500', 'SORYO0'],
    redirect_url: null,
    published_days_ago: 12,
  },
  {
    slug: 'first-maintenance',
    title: 'はじめての整備｜週末の30分から',
    description: 'チェーンの掃除、オイルの点検、タイヤの空気。最初の三つを、道具と手順でご案内します。',
    layout: 'simple',
    body_html: `<h2>自分の手で、走りが変わる</h2>
<p>整備は、特別な人だけのものではありません。30分あれば、走りが軽くなる作業が三つあります。</p>
<h2>その1　チェーンを洗って、油を差す</h2>
<ol><li>後輪を浮かせ、<a href="/product/care-chain-cleaner/">チェーンクリーナー</a>を全体に吹きます。</li><li>やわらかいブラシでこすり、布で拭き取ります。</li><li><a href="/product/chain-care-clear-400/">チェーンルブ</a>を内側から薄く。余分は拭いてください。</li></ol>
<p>目安は500kmに一度、または雨の中を走ったあとです。</p>
<h2>その2　オイルの量と色を見る</h2>
<p>車体をまっすぐに立てて、窓の上限と下限のあいだにあるか確かめます。黒さより、量と距離で判断してください。交換の目安は3,000kmか半年です。</p>
<h2>その3　タイヤの空気を入れる</h2>
<p>ひと月で、空気はおよそ1割抜けます。走る前の冷えたタイヤで測り、取扱説明書の値に合わせます。</p>
<h2>最初にそろえる道具</h2>
<ul><li><a href="/product/wrench-combi-6/">コンビネーションレンチ 6本組</a></li><li><a href="/product/wrench-hex-9/">六角棒レンチ ロング 9本組</a></li><li><a href="/product/torque-wrench-50/">トルクレンチ 10-50N・m</a></li><li><a href="/product/stand-rear/">リヤメンテナンススタンド</a></li></ul>
<p>不安なときは、無理をせずにご相談ください。制動装置の分解は、お近くの認証工場へ。</p>`,
    is_show_header: true,
    is_show_footer: false,
    coupon_codes: ['SEIBI5'],
    redirect_url: null,
    published_days_ago: 45,
  },
  {
    slug: 'summer-touring',
    title: '夏のツーリング特集',
    description: '夏の特集は終了しました。旅の支度の一覧をご覧ください。',
    layout: 'default',
    body_html:
      '<p>夏のツーリング特集は終了しました。<a href="/category/touring/">旅の支度</a>をご覧ください。</p>',
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: [],
    redirect_url: '/category/touring/',
    published_days_ago: 140,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'autumn-winter-2026',
    name: 'かざぐるま通信 2026年 秋冬号',
    description: '寒い季節を気持ちよく走るための品と、店の者のひとことを集めた、全9ページの冊子です。',
    issue: '2026年 秋冬号',
    greeting:
      'いつもお引き立てをいただき、誠にありがとうございます。今号は、冬のあいだもバイクと過ごすための品を集めました。どれも、店の者が自分の車両で使い、よいと思ったものばかりです。',
    chapters: [
      {
        title: '着る',
        lead: '風を止め、体を守る。店の者が冬に着ているものです。',
        product_keys: ['jacket-talvi', 'glove-winter', 'boots-winter', 'jacket-vest'],
      },
      {
        title: '守る',
        lead: '頭の形は人それぞれ。1回まで無料で寸法を交換します。',
        product_keys: ['full-face-matoi', 'full-face-tabi', 'jet-sanpo', 'jet-kissa'],
      },
      {
        title: '止まる',
        lead: 'ローターとパッドは、組で選ぶと効きが素直になります。',
        product_keys: [
          'floating-disc-kaze-250r',
          'sintered-pad-kaze-250r',
          'brake-hose-kaze-250r',
          'lever-set-kaze-250r',
        ],
      },
      {
        title: 'つなぐ',
        lead: '500kmごとの掃除で、チェーンの寿命は倍になります。',
        product_keys: [
          'sealed-chain-520-standard',
          'rear-sprocket-kaze-250r',
          'chain-care-white-400',
          'care-chain-cleaner',
        ],
      },
      {
        title: '直す',
        lead: 'よい工具を、少しずつ。最初の四つを選びました。',
        product_keys: ['wrench-combi-10', 'wrench-hex-9', 'torque-wrench-50', 'stand-rear'],
      },
      {
        title: '旅する',
        lead: '積む、停める、見る。旅先で頼れる道具です。',
        product_keys: ['seat-bag-camp-60', 'side-bag-pair-24', 'lock-u-short', 'mirror-touring-m10'],
      },
    ],
    is_orderable: true,
    published_days_ago: 30,
  },
  {
    key: 'tools-2026',
    name: '工具と手入れの本 2026',
    description:
      'ガレージの一角から始める整備の道具を、使う順に並べた小さな冊子です。画面でご覧いただけます。',
    issue: '2026年版',
    greeting:
      '工具は、安いものを何度も買うより、よいものを少しずつ。この本では、店でいちばんよく使う道具を、作業の順にご紹介します。',
    chapters: [
      {
        title: '回す',
        lead: '8・10・12・14mm。まずはこの4本から。',
        product_keys: ['wrench-combi-6', 'wrench-offset-6', 'wrench-t-4', 'wrench-driver-6'],
      },
      {
        title: '締める',
        lead: '締めすぎの失敗を防ぐ、トルクレンチの選び方。',
        product_keys: ['torque-wrench-25', 'torque-wrench-50', 'torque-wrench-110', 'torque-wrench-digital'],
      },
      {
        title: '洗う',
        lead: '汚れの下に、不調のしるしが隠れています。',
        product_keys: ['care-chain-cleaner', 'care-brake-cleaner', 'care-shampoo', 'care-wax'],
      },
    ],
    is_orderable: false,
    published_days_ago: 200,
  },
]
