import type { DemoShop } from '../demo-shop.ts'

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: 'いま、ひとつ選ぶなら',
    description: '店の三人が、ひとつずつ挙げました。',
    product_keys: ['headphone-hakubo-40', 'turntable-enso', 'mechanical-oki', 'amplifier-nihon'],
  },
  {
    alias: 'ranking',
    name: '今月よく選ばれた品',
    description: '直近30日の出荷数から選びました。',
    product_keys: ['earphone-yoru', 'quartz-hakushi', 'speaker-madobe', 'headphone-kodama'],
  },
]
