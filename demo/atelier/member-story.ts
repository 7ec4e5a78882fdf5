import type { MemberStory } from '../member-story.ts'

export const memberStory: MemberStory = {
  searches: ['白いシャツ', '麻 ズボン', 'コート 裄丈', 'カーディガン', '革靴 幅広'],
  inquiry: {
    category: 'size',
    asked:
      '身長158センチ、手持ちのシャツの肩幅は41センチ、着丈は65センチです。「肩の丸いコート」はどの寸法がよいでしょうか。中に厚いニットを着る予定です。',
    answered:
      'お問い合わせありがとうございます。肩に縫い目のない形ですので、裄丈でお選びいただきます。お手持ちのシャツの肩幅の半分に袖丈を足した数字が77から79でしたら、1がちょうどよい寸法です。着丈は96センチで、ひざの少し下になります。',
    thanked: '測ってみたら78センチでした。1を注文します。ありがとうございました。',
  },
  messages: [
    {
      key: 'demo-atelier-autumn',
      title: '秋の裾上げ、混み合っています',
      body_html:
        '<p>ただいま裾上げに四日ほどいただいております。お急ぎの方は、備考にお書き添えください。</p>',
      days_ago: 60,
      is_read: true,
    },
    {
      key: 'demo-atelier-coat',
      title: '今年のコートが届きました',
      body_html:
        '<p>三型がそろいました。お手持ちの服の肩幅と裄丈をお知らせいただければ、寸法をお選びします。</p>',
      days_ago: 4,
      is_read: false,
    },
  ],
  reviews: [
    {
      title: '肩の線がきれいです',
      body: '身長158センチで1を選びました。肩の縫い目がちょうど骨の上に乗ります。袖は一つ折って着ています。',
      rating: 5,
      days_ago: 70,
    },
    {
      title: '表のとおりでした',
      body: '寸法の表と手持ちの服を比べて決めました。思ったとおりの丈です。色は画面より少し深く見えます。',
      rating: 4,
      days_ago: 9,
    },
  ],
}
