import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'HATSU1000',
    name: 'はじめてのご注文 1,000円引き',
    description: '',
    kind: 'amount',
    discount: 1000,
    minimum_total: 10_000,
    expires_in_days: 180,
  },
  {
    code: 'FUYU7',
    name: '冬の現場 7%引き',
    description: '',
    kind: 'rate',
    discount: 7,
    minimum_total: 30_000,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'winter-site',
    title: '冬の現場の備え 2026',
    description: '寒さ、暗さ、滑り。冬に増える三つの危険に、必要な品を順番にご案内します。',
    layout: 'default',
    body_html: `<h2>冬に増える、三つの危険</h2>
<p>寒さで手がかじかみ、日が短く、足もとが凍る。冬の労働災害は、転倒がもっとも多くなります。</p>
<h2>1. 手と体を冷やさない</h2>
<ul><li><a href="/product/wear-winter/">冬の作業ジャンパー 裏起毛</a></li><li><a href="/product/glove-cold/">防寒手袋 裏起毛</a></li><li><a href="/product/shirt-under/">防寒肌着 厚手</a></li></ul>
<h2>2. 足もとを確かに</h2>
<p>底の溝が半分になった靴は、凍った床で急に滑ります。冬の前に一度ご確認ください。</p>
<ul><li><a href="/product/shoe-cold/">防寒安全長靴</a></li><li><a href="/product/shoe-high/">安全靴 編み上げ 鋼先芯</a></li></ul>
<h2>3. 夕方の暗さに備える</h2>
<ul><li><a href="/product/wear-vest/">夜光ベスト</a></li><li><a href="/product/light-head/">頭に付ける作業灯</a></li><li><a href="/product/light-flood/">投光器 充電式 3000</a></li></ul>
<h2>まとめてのご注文</h2>
<p>10着からの刺しゅうは、11月中のご注文で年内にお納めします。お見積もりは翌営業日までにお送りします。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['FUYU7'],
    redirect_url: null,
    published_days_ago: 18,
  },
  {
    slug: 'start',
    title: 'はじめてのお取引のご案内',
    description: 'お申し込みから納品、お支払いまでの流れをまとめました。',
    layout: 'simple',
    body_html: `<h2>お取引の流れ</h2>
<ol><li>お申し込み：会社の名称、所在地、担当の方をお知らせください。</li><li>キーコード：翌営業日までにメールでお送りします。</li><li>ご注文：品番で探して、そのままカートへ。</li><li>納品：15時までのご注文は当日に出荷します。</li></ol>
<h2>選ばれている理由</h2>
<table><thead><tr><th scope="col">お困りごと</th><th scope="col">当店では</th></tr></thead><tbody><tr><td>大袋で余る</td><td>小箱から買えます</td></tr><tr><td>伝票の仕分け</td><td>事業所ごとに納品書を分けます</td></tr><tr><td>規格の確認</td><td>資料を翌営業日までにお送りします</td></tr><tr><td>工具の管理</td><td>刻印と校正を承ります</td></tr></tbody></table>
<h2>まず試していただきたい品</h2>
<ul><li><a href="/product/glove-urethane/">背抜き手袋 ウレタン</a></li><li><a href="/product/wes-nonwoven/">不織布ウエス</a></li><li><a href="/product/tea-sencha/">来客の煎茶</a></li></ul>
<p>ご不明な点は、<a href="/faq/">よくあるご質問</a>もご覧ください。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HATSU1000'],
    redirect_url: null,
    published_days_ago: 200,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'general-2026',
    name: '資材のかなめ 総合カタログ 2026',
    description: 'よく出る品を、安全・作業場・オフィスに分けて載せた冊子です。紙の冊子は無料でお送りします。',
    issue: '2026年度版',
    greeting:
      '日ごろより格別のお引き立てを賜り、厚く御礼申し上げます。今年度の総合カタログでは、現場の方と総務の方が同じ一冊で選べるよう、品番と価格を大きく記しました。',
    chapters: [
      {
        title: '手と足を守る',
        lead: '仕事の相手で選ぶと、長く持ちます。',
        product_keys: ['glove-urethane', 'glove-nitrile', 'shoe-low', 'shoe-high'],
      },
      {
        title: '着る・かぶる',
        lead: '名入れと刺しゅうを承ります。',
        product_keys: ['wear-summer', 'wear-winter', 'hat-fly', 'hat-fall'],
      },
      {
        title: '締める・はかる',
        lead: '修理と校正のできる工具です。',
        product_keys: ['wrench-combi-8', 'wrench-hex-9', 'torque-25', 'torque-100'],
      },
      {
        title: '使ってなくなるもの',
        lead: '小箱から、必要な数だけ。',
        product_keys: ['bolt-hex-m6', 'bolt-cap-m5', 'oil-spray', 'wes-cotton'],
      },
      {
        title: 'オフィスと来客',
        lead: '総務の買い物を、ひとつの伝票で。',
        product_keys: ['backup-ups-500', 'cord-tap-4', 'tea-sencha', 'cup-yunomi-5'],
      },
    ],
    is_orderable: true,
    published_days_ago: 60,
  },
]
