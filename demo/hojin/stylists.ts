import type { DemoStylist } from '../demo-shop.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'kaname',
    name: '要 さとみ',
    name_kana: 'カナメ サトミ',
    title: '本社・保護具アドバイザー',
    height: null,
    profile_html:
      '<p>保護具の選び方のご相談を受けています。現場へ伺い、手の寸法を測るところから始めます。</p><h2>得意なこと</h2><ul><li>手袋と靴の選定</li><li>保護具の台帳づくり</li></ul>',
    coordinates: [
      {
        title: '組み立てラインの一式',
        body: '薄い手袋と軽い靴で、八時間の立ち仕事を楽にします。',
        product_keys: ['glove-urethane', 'shoe-anti', 'shirt-dry', 'hat-fly'],
        published_days_ago: 12,
      },
      {
        title: '冬の屋外、配管の現場',
        body: '濡れと冷えを防ぎ、夕方に見つけてもらえる色を足しました。',
        product_keys: ['wear-cold', 'glove-cold', 'shoe-cold', 'wear-vest'],
        published_days_ago: 40,
      },
    ],
  },
  {
    key: 'mori',
    name: '森 拓也',
    name_kana: 'モリ タクヤ',
    title: '本社・工具と測定',
    height: null,
    profile_html:
      '<p>工具の選定と校正を受け持っています。工具箱の中身を半分にするのが得意です。</p><h2>得意なこと</h2><ul><li>トルク管理のはじめ方</li><li>工具の定数管理</li></ul>',
    coordinates: [
      {
        title: '保全の腰道具',
        body: '八割の仕事は、この組み合わせで足ります。',
        product_keys: ['wrench-hex-9', 'wrench-adjust', 'torque-25', 'light-hand'],
        published_days_ago: 30,
      },
    ],
  },
  {
    key: 'ono',
    name: '小野 幸恵',
    name_kana: 'オノ ユキエ',
    title: '本社・オフィスと来客',
    height: null,
    profile_html:
      '<p>総務の経験を生かして、事務所の買い物を整えるお手伝いをしています。</p><h2>得意なこと</h2><ul><li>新入社員の一式</li><li>停電の備え</li></ul>',
    coordinates: [
      {
        title: '十人の応接',
        body: '重ねられる器と、味の変わらないお茶。準備は三分です。',
        product_keys: ['cup-yunomi-10', 'cup-coaster', 'tea-sencha', 'tea-hojicha'],
        published_days_ago: 20,
      },
      {
        title: '小さな事務所の停電の備え',
        body: '終えるための十分と、夜を越す明かりを。',
        product_keys: ['backup-ups-500', 'light-hand', 'backup-dry-aa'],
        published_days_ago: 70,
      },
    ],
  },
]
