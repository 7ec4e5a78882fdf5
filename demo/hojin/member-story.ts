import type { MemberStory } from '../member-story.ts'

export const memberStory: MemberStory = {
  searches: ['安全靴 26.0', '耐切創手袋', 'ノギス 校正', '作業台', 'ヘルメット 名入れ'],
  inquiry: {
    category: 'naming',
    asked:
      '作業着20着に社名の刺しゅうをお願いしたいと考えています。左胸に紺の糸、ゴシック体で8文字です。納期と、追加で5着お願いした場合に同じ型を使えるかを教えてください。',
    answered:
      'お問い合わせありがとうございます。ご注文の確定から10営業日で発送いたします。刺しゅうの型は3年間保管しますので、追加のご注文でも型代はいただきません。仕上がりの見本をご希望の場合は、別途2営業日をいただきます。',
    thanked: '承知しました。見本を確認したうえで、発注書をお送りします。',
  },
  order_lists: [
    { name: '毎月の消耗品', day_of_month: 1, is_shared: false, goods: 5 },
    { name: '第二工場の保護具', day_of_month: 20, is_shared: true, goods: 4 },
  ],
  messages: [
    {
      key: 'demo-hojin-invoice',
      title: '適格請求書（インボイス）の発行について',
      body_html:
        '<p>ご注文履歴から、適格請求書に対応した請求書と領収書をPDFで発行いただけます。宛名は発行の際にご指定ください。</p>',
      days_ago: 150,
      is_read: true,
    },
    {
      key: 'demo-hojin-calibration',
      title: '年度末の校正のご依頼はお早めに',
      body_html:
        '<p>2月と3月は校正のご依頼が集中し、通常より5営業日ほど多くお時間をいただきます。期日のある機器は1月中にお送りください。</p>',
      days_ago: 8,
      is_read: false,
    },
    {
      key: 'demo-hojin-new-year',
      title: '年末年始の営業について',
      body_html:
        '<p>12月29日から1月4日まで休業いたします。休業中のご注文は、1月5日から順に発送いたします。</p>',
      days_ago: 4,
      is_read: false,
    },
  ],
  quotations: [
    { title: '下期の安全用品', addressee: '株式会社のれん製作所 御中', lines: 2, days_ago: 48 },
    { title: '新工場の立ち上げ分', addressee: '株式会社のれん製作所 御中', lines: 3, days_ago: 5 },
  ],
  reviews: [
    {
      title: '現場での評判がよいです',
      body: '班の全員に支給しました。前の品より疲れにくいとの声が多く、次の更新でも同じものにする予定です。',
      rating: 5,
      days_ago: 88,
    },
    {
      title: '品質は十分、箱の表示に改善を',
      body: '品物に不満はありません。外箱に寸法の表示がなく、倉庫で開けて確かめる必要がありました。',
      rating: 4,
      days_ago: 10,
    },
  ],
}
