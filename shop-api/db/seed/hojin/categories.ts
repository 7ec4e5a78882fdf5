import type { DemoCategory } from '../demo-shop.ts'

export const categories: DemoCategory[] = [
  {
    key: 'safety',
    name: '安全・保護',
    picture_kind: 'helmet',
    description: '人を守るものから先に。規格と寸法をそろえています。',
    children: [
      {
        key: 'hands-and-feet',
        name: '手・足・頭',
        picture_kind: 'glove',
        children: [
          { key: 'work-glove', name: '作業手袋', picture_kind: 'glove' },
          { key: 'safety-boots', name: '安全靴', picture_kind: 'boots' },
          { key: 'hard-hat', name: '保護帽', picture_kind: 'helmet' },
        ],
      },
      {
        key: 'work-clothes',
        name: '着るもの',
        picture_kind: 'jacket',
        children: [
          { key: 'work-jacket', name: '作業服・防寒着', picture_kind: 'jacket' },
          { key: 'work-shirt', name: '作業シャツ', picture_kind: 'linen-shirt' },
        ],
      },
    ],
  },
  {
    key: 'workshop',
    name: '作業場',
    picture_kind: 'wrench-set',
    description: '工具と消耗品を、現場の言葉で探せるように並べました。',
    children: [
      {
        key: 'tools',
        name: '工具',
        picture_kind: 'wrench-set',
        children: [
          { key: 'wrench', name: 'レンチ', picture_kind: 'wrench-set' },
          { key: 'torque', name: 'トルク管理', picture_kind: 'torque-wrench' },
        ],
      },
      {
        key: 'consumables',
        name: '消耗品',
        picture_kind: 'bolt-set',
        children: [
          { key: 'fastener', name: 'ねじ・ボルト', picture_kind: 'bolt-set' },
          { key: 'lubricant', name: '潤滑・洗浄', picture_kind: 'oil-can' },
          { key: 'wiping', name: 'ウエス・タオル', picture_kind: 'towel-set' },
        ],
      },
      {
        key: 'site',
        name: '現場用品',
        picture_kind: 'cover',
        children: [
          { key: 'sheet', name: '養生・カバー', picture_kind: 'cover' },
          { key: 'padlock', name: '錠・管理', picture_kind: 'lock' },
          { key: 'work-light', name: '作業灯', picture_kind: 'headlight' },
        ],
      },
    ],
  },
  {
    key: 'office',
    name: 'オフィス',
    picture_kind: 'catalogue-card',
    description: '電源から来客のお茶まで、総務の買い物をひとつの伝票で。',
    children: [
      {
        key: 'power',
        name: '電源・配線',
        picture_kind: 'battery',
        children: [
          { key: 'backup-battery', name: '予備電源', picture_kind: 'battery' },
          { key: 'extension', name: '延長・接続コード', picture_kind: 'cable' },
        ],
      },
      {
        key: 'reception',
        name: '来客・給湯',
        picture_kind: 'tea-tin',
        children: [
          { key: 'office-tea', name: 'お茶・珈琲', picture_kind: 'tea-tin' },
          { key: 'office-cup', name: '湯のみ・器', picture_kind: 'tea-cup' },
        ],
      },
      {
        key: 'desk',
        name: '名刺・書類',
        picture_kind: 'leather-card-case',
        children: [{ key: 'card-and-bag', name: '名刺入れ・書類鞄', picture_kind: 'leather-card-case' }],
      },
    ],
  },
]
