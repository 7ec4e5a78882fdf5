import type { MemberStory } from '../member-story.ts'

export const memberStory: MemberStory = {
  searches: ['内祝い お菓子', '風呂敷', '湯呑み 夫婦', '日本酒 飲み比べ', 'カステラ'],
  inquiry: {
    category: 'gift',
    asked:
      '出産の内祝いを五軒にお送りしたいと考えています。熨斗に子どもの名前を入れ、読み仮名も添えられますか。一軒だけ、連名でお祝いをいただいたご夫婦がいらっしゃいます。',
    answered:
      'このたびはおめでとうございます。熨斗の下段にお子さまのお名前と読み仮名をお入れできます。ご注文手続きの「のし」で内祝いをお選びになり、お名前の欄に「花（はな）」のようにご入力ください。ご夫婦あての場合も、表書きはそのままで失礼にはあたりません。',
    thanked: '安心しました。週末に注文いたします。ありがとうございます。',
  },
  messages: [
    {
      key: 'demo-okurimono-summer',
      title: 'お中元の承りを終了しました',
      body_html:
        '<p>たくさんのご注文をいただき、誠にありがとうございました。残暑お見舞いは引き続き承っております。</p>',
      days_ago: 120,
      is_read: true,
    },
    {
      key: 'demo-okurimono-year-end',
      title: 'お歳暮の承りを始めました',
      body_html:
        '<p>お歳暮は12月20日ごろまでにお届けするのが目安です。お届け先が多いときは、マイページの「お届け先」にCSVでまとめて登録いただけます。</p>',
      days_ago: 7,
      is_read: false,
    },
    {
      key: 'demo-okurimono-new-year',
      title: '年末年始のお届けについて',
      body_html:
        '<p>年内の発送は12月27日13時までのご注文分です。生菓子は12月29日以降のお届けを承れません。</p>',
      days_ago: 3,
      is_read: false,
    },
  ],
  reviews: [
    {
      title: '包みを開ける前から喜ばれました',
      body: '母の誕生日に贈りました。包み紙の手触りがよく、箱も取っておくと言っていました。味も上品だったそうです。',
      rating: 5,
      days_ago: 92,
    },
    {
      title: 'お使い物にちょうどよい大きさ',
      body: '持参する手土産に選びました。紙袋も付けていただけて助かりました。日持ちがもう少し長いと、さらにうれしいです。',
      rating: 4,
      days_ago: 8,
    },
  ],
}
