/** What is said to whoever moves things by keys and hears the screen. */
export const DRAG_TEXT = {
  handle: (name: string) => `「${name}」を並べ替える`,
  help: 'スペースキーで持ち上げ、矢印キーで動かし、もう一度スペースキーで置きます。Escキーで取り消します。',
  lifted: (name: string) => `「${name}」を持ち上げています。元の位置にあります。`,
  over: (name: string, place: string) => `「${name}」は「${place}」の位置にあります。`,
  nowhere: (name: string) => `「${name}」は置ける場所の外にあります。`,
  dropped: (name: string) => `「${name}」を置きました。`,
  left: (name: string) => `「${name}」の並べ替えを取り消しました。`,
} as const
