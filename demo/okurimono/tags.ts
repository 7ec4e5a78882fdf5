export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: '人気' },
  { key: 'sale', name: '季節のお値打ち' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '国産' },
  { key: 'uchiiwai', name: '内祝いに' },
  { key: 'wedding', name: '結婚祝いに' },
  { key: 'chugen', name: 'お中元・お歳暮に' },
  { key: 'temiyage', name: '手みやげに' },
]
