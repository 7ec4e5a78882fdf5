import type { MemberStory } from '../member-story.ts'

export const memberStory: MemberStory = {
  searches: ['タンクバッグ', 'ヘルメット ジェット', '冬用グローブ', 'チェーン 520', 'ブレーキパッド'],
  inquiry: {
    category: 'fitment',
    asked:
      '通勤で250ccのネイキッドに乗っています。冬用グローブをお願いしたいのですが、手囲い19.5cm、中指7.8cmの場合はMとLのどちらがよいでしょうか。グリップヒーターは付けていません。',
    answered:
      'お問い合わせありがとうございます。その寸法ですとMでちょうどよくお使いいただけます。グリップヒーターをお使いでないとのことですので、薄手のインナーを重ねる場合はLもおすすめです。未使用でしたら、到着から8日以内はサイズ交換を承ります。',
    thanked: 'ご丁寧にありがとうございます。インナーを使う予定なので、Lで注文します。',
  },
  messages: [
    {
      key: 'demo-moto-riding-course',
      title: '浜松本店で春の整備講習会を開きました',
      body_html:
        '<p>チェーンの清掃と張り調整を、実際の車両でご体験いただきました。ご参加の皆さま、ありがとうございました。</p>',
      days_ago: 190,
      is_read: true,
    },
    {
      key: 'demo-moto-winter',
      title: '冬の装備、早めのご用意を',
      body_html:
        '<p>電熱ベストと冬用グローブは、寒波の前後に品薄になります。お気に入りの商品が売り切れの場合は、商品ページの「入荷のお知らせ」をご利用ください。</p><p><a href="/product/">商品を見る</a></p>',
      days_ago: 6,
      is_read: false,
    },
    {
      key: 'demo-moto-new-year',
      title: '年末年始の発送について',
      body_html:
        '<p>年内の発送は12月28日14時までのご注文分です。年始は1月5日から順に発送いたします。お届け日のご指定は、ご注文手続きの画面でお選びください。</p>',
      days_ago: 2,
      is_read: false,
    },
  ],
  bikes: ['raicho-125-2020', 'kaze-250r-2022'],
  reviews: [
    {
      title: '取り付けに迷わずに済みました',
      body: '説明書の図が大きく、初めてでも一時間ほどで付けられました。雨の日に二週間使っていますが、不具合はありません。',
      rating: 5,
      days_ago: 96,
    },
    {
      title: '作りは良いが、少し重い',
      body: '質感は写真のとおりで満足です。思っていたより重さがあるので、軽さを求める方は重量の欄を確かめたほうがよいと思います。',
      rating: 4,
      days_ago: 9,
    },
  ],
}
