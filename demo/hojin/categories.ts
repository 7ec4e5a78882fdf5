import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('safety', '安全・保護', 'helmet', '人を守るものから先に。規格と寸法をそろえています。', [
    toCategory('hands-and-feet', '手・足・頭', 'glove', [
      toCategory('work-glove', '作業手袋', 'glove'),
      toCategory('safety-boots', '安全靴', 'boots'),
      toCategory('hard-hat', '保護帽', 'helmet'),
    ]),
    toCategory('work-clothes', '着るもの', 'jacket', [
      toCategory('work-jacket', '作業服・防寒着', 'jacket'),
      toCategory('work-shirt', '作業シャツ', 'linen-shirt'),
    ]),
  ]),
  toTopCategory('workshop', '作業場', 'wrench-set', '工具と消耗品を、現場の言葉で探せるように並べました。', [
    toCategory('tools', '工具', 'wrench-set', [
      toCategory('wrench', 'レンチ', 'wrench-set'),
      toCategory('torque', 'トルク管理', 'torque-wrench'),
    ]),
    toCategory('consumables', '消耗品', 'bolt-set', [
      toCategory('fastener', 'ねじ・ボルト', 'bolt-set'),
      toCategory('lubricant', '潤滑・洗浄', 'oil-can'),
      toCategory('wiping', 'ウエス・タオル', 'towel-set'),
    ]),
    toCategory('site', '現場用品', 'cover', [
      toCategory('sheet', '養生・カバー', 'cover'),
      toCategory('padlock', '錠・管理', 'lock'),
      toCategory('work-light', '作業灯', 'headlight'),
    ]),
  ]),
  toTopCategory(
    'office',
    'オフィス',
    'catalogue-card',
    '電源から来客のお茶まで、総務の買い物をひとつの伝票で。',
    [
      toCategory('power', '電源・配線', 'battery', [
        toCategory('backup-battery', '予備電源', 'battery'),
        toCategory('extension', '延長・接続コード', 'cable'),
      ]),
      toCategory('reception', '来客・給湯', 'tea-tin', [
        toCategory('office-tea', 'お茶・珈琲', 'tea-tin'),
        toCategory('office-cup', '湯のみ・器', 'tea-cup'),
      ]),
      toCategory('desk', '名刺・書類', 'leather-card-case', [
        toCategory('card-and-bag', '名刺入れ・書類鞄', 'leather-card-case'),
      ]),
    ],
  ),
]
