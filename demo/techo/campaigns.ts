import type { DemoCatalog, DemoCoupon, DemoLandingPage } from '../demo-shop.ts'

export const coupons: DemoCoupon[] = [
  {
    code: 'HAJIME',
    name: 'はじめての一冊 200円引き',
    description: '',
    kind: 'amount',
    discount: 200,
    minimum_total: 2000,
    expires_in_days: 120,
  },
  {
    code: 'NAKAMI',
    name: '中身のまとめ買い 送料無料',
    description: '',
    kind: 'carriage',
    discount: 0,
    minimum_total: 3300,
    expires_in_days: 60,
  },
]

export const landingPages: DemoLandingPage[] = [
  {
    slug: '2027',
    title: '2027年の手帳',
    description: '入れものは長く、中身は毎年。来年の一頁めを、十二月のうちに。',
    layout: 'default',
    body_html: `<h2>来年の書きかたから、えらぶ</h2>
<table><thead><tr><th scope="col">書きかた</th><th scope="col">おすすめ</th></tr></thead><tbody><tr><td>毎日たくさん</td><td><a href="/product/note-ichinichi/">一日一頁手帳 2027</a></td></tr><tr><td>予定だけ</td><td><a href="/product/refill-gekkan/">リフィル 月間 2027</a></td></tr><tr><td>思いついたとき</td><td><a href="/product/note-yacho/">ますめ野帳</a></td></tr></tbody></table>
<h2>入れものは、そのままで</h2>
<p>システム手帳をお持ちの方は、中身だけで来年が始まります。<a href="/product/planner-kawa/">革のシステム手帳</a>は、縫い直しながら十年お使いいただけます。</p>
<h2>書き始めは十二月から</h2>
<p>どの手帳も2026年12月から始まります。最初の一頁は、住所でも、好きな言葉でも。汚してしまえば、あとは楽になります。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HAJIME', 'NAKAMI'],
    redirect_url: null,
    published_days_ago: 12,
  },
  {
    slug: 'first-pen',
    title: 'はじめての万年筆',
    description: '一本と一色と一冊。三つそろえば、今夜から書けます。',
    layout: 'simple',
    body_html: `<h2>一本</h2>
<p>初めてなら、インクの残りが見える<a href="/product/fountain-tomei/">透明軸の万年筆</a>を。字幅は、ノートなら細字、手帳なら極細です。</p>
<h2>一色</h2>
<p>洗わずに替えられる<a href="/product/ink-cartridge/">カートリッジ</a>からどうぞ。慣れたら<a href="/product/ink-bottle/">びんのインク</a>へ。</p>
<h2>一冊</h2>
<p>裏に抜けない<a href="/product/note-ito/">糸かがりノート</a>なら、両面とも使えます。</p>`,
    is_show_header: true,
    is_show_footer: true,
    coupon_codes: ['HAJIME'],
    redirect_url: null,
    published_days_ago: 60,
  },
]

export const catalogs: DemoCatalog[] = [
  {
    key: 'paper-sample',
    name: '紙の見本帖 2026年 秋冬',
    description: '紙と線とインクの見本を綴じた、小さな冊子です。紙の冊子も無料でお送りします。',
    issue: '2026年 秋冬',
    greeting:
      '画面では、紙の手ざわりまでお伝えできません。そこで、店で扱う紙を一枚ずつ綴じた見本帖を作りました。お使いのペンで、どうぞ書いてみてください。',
    chapters: [
      {
        title: '綴じたもの',
        lead: '線の間隔は四つ。一ますに一字の目安も添えました。',
        product_keys: ['note-ito', 'note-gomu', 'note-yacho', 'note-ichinichi'],
      },
      {
        title: 'とじかえるもの',
        lead: '三つのサイズに、四つの中身です。',
        product_keys: ['refill-hogan', 'refill-yokokei', 'refill-gekkan', 'refill-todo'],
      },
      {
        title: '書くもの',
        lead: '同じ紙に、字幅のちがう線を並べました。',
        product_keys: ['fountain-masume', 'fountain-tomei', 'pen-sarari', 'pen-amaashi'],
      },
    ],
    is_orderable: true,
    published_days_ago: 30,
  },
]
