export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: 'よく試着される' },
  { key: 'sale', name: '残りわずかの値下げ' },
  { key: 'limited', name: '追加生産なし' },
  { key: 'made-in-japan', name: '日本製' },
  { key: 'washable', name: '家で洗える' },
  { key: 'unisex', name: '男女兼用' },
]
