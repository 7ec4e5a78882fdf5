export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: '人気' },
  { key: 'sale', name: 'セール' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '日本製' },
  { key: 'inspection-ok', name: '車検対応' },
  { key: 'beginner', name: '初めての方に' },
  { key: 'touring', name: 'ツーリング向き' },
  { key: 'track', name: '走行会向き' },
  { key: 'winter', name: '冬のそなえ' },
]
