import type { MemberStory } from '../member-story.ts'

export const memberStory: MemberStory = {
  searches: ['開放型', '38mm 腕時計', 'レコード', '真空管', '無線 イヤホン'],
  inquiry: {
    category: 'choose',
    asked:
      '六畳の和室で、夜に小さな音で聴きたいと考えています。隣の部屋に家族が寝ています。スピーカーとヘッドホンのどちらから始めるのがよいでしょうか。予算は八万円ほどです。',
    answered:
      '夜が主でしたら、ヘッドホンからをお勧めします。開放型の「凪」と「ヘッドホンアンプ 掌」をあわせても、ご予算に収まります。ただ「凪」は音が外へ出ますので、襖一枚では聞こえることがあります。気になるようでしたら、密閉型の「目盛」を先にお試しください。貸し出しもいたします。',
    thanked: '襖のことまで考えていませんでした。まず借りて試します。ありがとうございます。',
  },
  messages: [
    {
      key: 'demo-noir-battery',
      title: '「灯籠」をお持ちの方へ、電池時間の表記の訂正',
      body_html:
        '<p>18時間と記していた電池時間を、15時間に改めました。くわしくは<a href="/news/wavelength-fix/">お知らせ</a>をご覧ください。</p>',
      days_ago: 18,
      is_read: true,
    },
    {
      key: 'demo-noir-night',
      title: '夜の試聴会のご案内',
      body_html: '<p>12月11日の夜、神戸の店で二組のスピーカーを聴きくらべます。席は八つです。</p>',
      days_ago: 3,
      is_read: false,
    },
  ],
  reviews: [
    {
      title: '説明のとおりの品',
      body: '良いことばかり書いていない説明を読んで決めました。箱の開け方まで一枚の紙に書いてあり、迷いませんでした。置き場所を測ってから頼むとよいと思います。',
      rating: 4,
      days_ago: 70,
    },
    {
      title: '数値のとおりでした',
      body: 'ページに書かれた数値のとおりでした。直してくれる窓口がはっきりしているのも安心です。',
      rating: 5,
      days_ago: 11,
    },
  ],
}
