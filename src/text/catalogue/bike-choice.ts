/** What a visitor reads while choosing a bike. */
export const bikeChoiceText = {
  search: '車名・フレーム番号で探す',
  search_hint: '例：カゼ 250R、2BL-KZ25A',
  found: (count: number) =>
    count > 0
      ? `${count.toLocaleString('ja-JP')}件見つかりました。`
      : '見つかりませんでした。車名を短くするか、下のメーカーからお選びください。',
  failed: '車種を読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
  yours: 'マイバイク',
  in_use: '選択中',
  use: 'この車種を使う',
  forget: (name: string) => `${name}を外す`,
  remove: '外す',
} as const
