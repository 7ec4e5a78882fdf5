import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'HAJIMETE',
    name: 'はじめての贈りもの 300円引き',
    description: '',
    kind: 'amount',
    discount: 300,
    minimum_total: 3000,
    expires_in_days: 120,
  },
  {
    code: 'UCHIIWAI',
    name: '内祝い 送料無料',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 5500,
    expires_in_days: 90,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: 'seibo',
    title: 'お歳暮 2026｜一年の、ありがとうを',
    description:
      '金沢から、今年のお歳暮をお届けします。早めのご注文で、お届け日をゆっくりお選びいただけます。',
    layout: 'default',
    body_html: `<h2>一年の、ありがとうを</h2>
<p>お世話になった方のお顔を思い浮かべながら、品を選ぶ時間。結日堂は、その時間ごとお手伝いいたします。</p>
<h2>お贈りする時期</h2>
<table><thead><tr><th scope="col">地域</th><th scope="col">時期の目安</th></tr></thead><tbody><tr><td>関東</td><td>12月はじめ〜12月20日ごろ</td></tr><tr><td>そのほか</td><td>12月10日ごろ〜12月20日ごろ</td></tr></tbody></table>
<p>年内にお届けが難しいときは、「御年賀」「寒中御見舞」に表書きを替えて承ります。</p>
<h2>ご予算から選ぶ</h2>
<ul><li>三千円まで：<a href="/product/wagashi-senbei/">手焼きせんべい 20枚</a>、<a href="/product/cookie-butter/">発酵バターサブレ缶</a></li><li>五千円まで：<a href="/product/sencha-gyokuro/">玉露 しずく</a>、<a href="/product/dried-fruit-persimmon/">干し柿 ころ柿</a></li><li>五千円から：<a href="/product/sake-set/">飲みくらべ 三本箱</a>、<a href="/product/catalogue-take/">カタログギフト 竹</a></li></ul>
<h2>無料で承ります</h2>
<ul><li>熨斗（表書きとお名前の印字）</li><li>包装と手さげ袋</li><li>${GIFT_MESSAGE_MAX}文字までのメッセージカード</li></ul>
<h2>お届け先が多い方へ</h2>
<p>一度のご注文で200か所まで、お届け先ごとに品と熨斗をお選びいただけます。お電話でも承りますので、名簿をお手元にお声がけください。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HAJIMETE'],
    redirect_url: null,
    published_days_ago: 20,
  },
  {
    slug: 'uchiiwai-guide',
    title: '内祝いの手引き｜時期・金額・熨斗',
    description: '出産・結婚の内祝いを、いつ、いくらくらいで、どう包むか。一枚にまとめました。',
    layout: 'simple',
    body_html: `<h2>内祝いは、慶びのおすそ分け</h2>
<p>もともとは、お祝いごとの喜びを分かち合う贈りものでした。いまは、いただいたお祝いへのお礼として贈ることがほとんどです。</p>
<h2>時期</h2>
<ul><li>出産：生後ひと月ごろ、お宮参りに合わせて</li><li>結婚：式から、またはお祝いをいただいてからひと月以内</li><li>新築：新しいお宅へのお招きを、そのまま内祝いに</li></ul>
<h2>金額</h2>
<p>いただいたお祝いの三分の一から半分が目安です。ご家族や目上の方からのご厚意には、三分の一ほどでも失礼になりません。</p>
<h2>熨斗</h2>
<table><thead><tr><th scope="col">お祝いごと</th><th scope="col">水引</th><th scope="col">表書き</th><th scope="col">名前</th></tr></thead><tbody><tr><td>出産</td><td>紅白の蝶結び</td><td>内祝</td><td>お子さまの名（ふりがな）</td></tr><tr><td>結婚</td><td>紅白の結び切り</td><td>内祝</td><td>新しい姓、またはお二人の名</td></tr></tbody></table>
<h2>よく選ばれている品</h2>
<ul><li><a href="/product/rice-weight/">出生体重のお米</a></li><li><a href="/product/towel-set-s/">白妙タオル詰め合わせ 小</a></li><li><a href="/product/cookie-madeleine/">はちみつマドレーヌ</a></li><li><a href="/product/chopsticks-five/">家族の箸 五膳</a></li></ul>
<p>迷われたときは、<a href="/contact/">お問い合わせ</a>からご相談ください。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['UCHIIWAI', 'HAJIMETE'],
    redirect_url: null,
    published_days_ago: 60,
  },
  {
    slug: 'top',
    title: '結日堂｜日を結び、人を結ぶ',
    description: '金沢・尾張町の小さな贈りものの店、結日堂です。',
    layout: 'default',
    body_html: `<h2>日を結び、人を結ぶ</h2>
<p>結日堂は、金沢の尾張町にある小さな贈りものの店です。産地を歩き、作り手の話を聞き、自分たちで使ってみたものだけを箱に詰めています。</p>
<h2>贈る相手から</h2>
<ul><li><a href="/category/occasion-uchiiwai/">内祝いに</a></li><li><a href="/category/occasion-wedding/">結婚のお祝いに</a></li><li><a href="/category/occasion-chugen/">お中元・お歳暮に</a></li></ul>
<h2>品から</h2>
<ul><li><a href="/category/wagashi/">和菓子</a></li><li><a href="/category/tea-green/">お茶</a></li><li><a href="/category/lacquer/">漆器</a></li></ul>
<p><a href="/product/">すべての品を見る</a></p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: [],
    redirect_url: null,
    published_days_ago: 100,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'winter-2026',
    name: '結日堂の贈りもの 2026年 冬',
    description:
      'お歳暮から新年のごあいさつまで、冬の贈りものを集めた冊子です。紙の冊子も無料でお送りします。',
    issue: '2026年 冬',
    greeting:
      '早いもので、今年も残りわずかとなりました。一年の感謝を込めた品を、作り手の顔が見えるものから選びました。冊子をめくるひとときが、大切な方を思う時間になりましたら幸いです。',
    chapters: [
      {
        title: '菓子',
        lead: '分けやすく、日もちのするもの。帰省の手みやげにも。',
        product_keys: ['wagashi-yokan', 'wagashi-senbei', 'castella-plain', 'cookie-field'],
      },
      {
        title: '茶と珈琲',
        lead: '湯を沸かす時間も、贈りもののうちです。',
        product_keys: ['sencha-gyokuro', 'hojicha-hi-no-ka', 'coffee-yoru', 'hojicha-wakocha'],
      },
      {
        title: '酒と果実',
        lead: '年の瀬の食卓に。二十歳を過ぎた方への贈りものです。',
        product_keys: ['sake-junmai', 'sake-set', 'juice-setoka', 'dried-fruit-persimmon'],
      },
      {
        title: '器と箸',
        lead: '正月の支度に間に合う、ふだん使いの漆器とやきもの。',
        product_keys: ['lacquer-jubako', 'lacquer-wan-pair', 'chopsticks-meoto', 'cup-guinomi'],
      },
      {
        title: '布',
        lead: '肌に触れるものは、やわらかさで選びます。',
        product_keys: ['scarf-cashmere', 'towel-set-m', 'furoshiki-seigaiha', 'scarf-wool-socks'],
      },
    ],
    is_orderable: true,
    published_days_ago: 25,
  },
  {
    key: 'uchiiwai',
    name: '内祝いのしおり',
    description: '内祝いの作法と、選ばれている品をまとめた小さなしおりです。',
    issue: '保存版',
    greeting:
      'このたびは、おめでとうございます。内祝いは、慶びを分かち合う贈りものです。お返しの目安や熨斗の書き方とともに、よく選ばれている品をご紹介します。',
    chapters: [
      {
        title: '出産の内祝い',
        lead: 'お名前と重さを、そのまま贈りものに。',
        product_keys: ['rice-weight', 'towel-baby', 'cookie-madeleine', 'towel-set-s'],
      },
      {
        title: '結婚の内祝い',
        lead: '新しい暮らしのはじまりを、食卓から。',
        product_keys: ['chopsticks-five', 'plate-torizara', 'catalogue-ume', 'jam-strawberry'],
      },
    ],
    is_orderable: true,
    published_days_ago: 180,
  },
]
