import type { DemoStylist } from '../demo-shop.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'yuki',
    name: '結城 千代',
    name_kana: 'ユウキ チヨ',
    title: '尾張町本店・熨斗と包み',
    height: null,
    profile_html:
      '<p>店に立って四十年、熨斗のご相談と包みを受け持っています。迷ったときは「相手の方が、どんな顔で開けるか」を思い浮かべて、とお伝えしています。</p><h2>得意なこと</h2><ul><li>内祝い・法要などの作法のご相談</li><li>風呂敷での包み</li></ul>',
    coordinates: [
      {
        title: '出産の内祝い、三千円台で',
        body: '重さで赤ちゃんを感じていただける小さなお米と、やわらかなタオルを一枚。お返しを気にさせない、ちょうどよい心づかいです。',
        product_keys: ['rice-weight', 'towel-face', 'cookie-butter'],
        published_days_ago: 14,
      },
      {
        title: 'お悔やみのお返しに',
        body: '日もちがして、分けやすいもの。封を切るたびに仰々しくならないよう、落ち着いた色の包みにいたします。',
        product_keys: ['hojicha-hi-no-ka', 'wagashi-yokan', 'candle-sonae'],
        published_days_ago: 74,
      },
    ],
  },
  {
    key: 'kase',
    name: '加瀬 文',
    name_kana: 'カセ フミ',
    title: '尾張町本店・器と暮らしの道具',
    height: null,
    profile_html:
      '<p>窯や木地の工房をたずね、器を選んでいます。贈る器は、ふだん使えるものがいちばんだと思っています。</p><h2>得意なこと</h2><ul><li>結婚祝い・新築祝いの組み合わせ</li><li>漆器とやきものの手入れ</li></ul>',
    coordinates: [
      {
        title: 'ふたりの朝ごはん',
        body: '飯わんと汁わんを夫婦でそろえ、箸を添えました。木箱に収めると、そのまま台所の棚に置けます。',
        product_keys: ['plate-chawan-pair', 'lacquer-wan-pair', 'chopsticks-meoto'],
        published_days_ago: 26,
      },
      {
        title: '独り立ちの春に',
        body: '包丁一本、深皿一枚、マグカップ一つ。自炊が少し楽しくなる道具を、風呂敷で包みました。',
        product_keys: ['knife-santoku', 'plate-curry', 'cup-mug', 'furoshiki-ichimatsu'],
        published_days_ago: 120,
      },
    ],
  },
  {
    key: 'noto',
    name: '能登 圭介',
    name_kana: 'ノト ケイスケ',
    title: '尾張町本店・茶と菓子、酒',
    height: null,
    profile_html:
      '<p>茶の仕入れから酒蔵めぐりまで、味にまつわる品を受け持っています。お好みを二つ三つうかがえれば、合う一品をお選びします。</p><h2>得意なこと</h2><ul><li>お茶とお菓子の取り合わせ</li><li>父の日・還暦のお酒選び</li></ul>',
    coordinates: [
      {
        title: '三時の取り合わせ',
        body: '香ばしい茎ほうじ茶には、甘さのはっきりしたどら焼きを。玉露なら落雁をひとつ。お茶に合わせて菓子を替えます。',
        product_keys: ['hojicha-kuki', 'wagashi-dorayaki', 'sencha-gyokuro', 'wagashi-rakugan'],
        published_days_ago: 6,
      },
      {
        title: '還暦のお祝い、ゆっくり飲む夜に',
        body: '赤い箱の純米大吟醸に、ぐい呑みをひとつ。つまみは塩気のビスケットがよく合います。',
        product_keys: ['sake-daiginjo', 'cup-guinomi', 'cookie-cheese'],
        published_days_ago: 95,
      },
    ],
  },
]
