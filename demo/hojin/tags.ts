export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: 'よく出ています' },
  { key: 'sale', name: '期間特価' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '在庫かぎり' },
  { key: 'made-in-japan', name: '国産' },
  { key: 'same-day', name: '当日出荷' },
  { key: 'bulk', name: 'まとめ買い' },
  /** Hidden until the password of the dealers' contract is given. */
  { key: 'dealer', name: '特約店限定', password: 'TOKUYAKU' },
]
