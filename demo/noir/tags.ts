export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: 'よく選ばれる' },
  { key: 'sale', name: '展示終了' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '国内製造' },
  { key: 'repairable', name: '修理できる' },
  { key: 'audition', name: '試聴機あり' },
]
