import { createHash } from 'node:crypto'
import type { CallOutput } from '#contract/index.ts'

export type Preview = CallOutput<'GET /v1/previews/{token}'>

export interface FrameView {
  preview: Preview
  /** The page that is shown. */
  path: string
  /** Themes it can be seen in, the site's own first. */
  themes: readonly string[]
  theme: string
  isNarrow: boolean
  /** Lines in which it differs from the live page; null to see the page itself. */
  changes: readonly string[] | null
}

/** What is seen, and how. */
type Seen = Pick<FrameView, 'path' | 'theme' | 'isNarrow'>

const TRYING =
  'お店をほかのテーマで見ています。お客様の画面は変わりません。切り替えるときは、設定の「テーマ」にテーマの名前を入力します。'

const pages = {
  トップ: '/',
  商品一覧: '/product/',
  お知らせ: '/news/',
  ブログ: '/blog/',
  メーカー: '/maker/',
  カート: '/cart/',
  ログイン: '/login/',
  会員登録: '/register/',
  マイページ: '/mypage/',
  お問い合わせ: '/contact/',
}

const style = `
*{box-sizing:border-box}
body{margin:0;display:flex;flex-direction:column;height:100dvh;font:15px/1.7 "Hiragino Sans","Noto Sans JP",system-ui,sans-serif;color:#1c1c1a;background:#e9e7e1}
header{display:flex;flex-wrap:wrap;gap:0 24px;align-items:center;padding:8px 16px;background:#1c1c1a;color:#fff}
h1{margin:0;font-size:15px}
p{margin:0}
nav,.width{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center}
a{color:inherit;min-height:44px;display:inline-flex;align-items:center;text-underline-offset:4px}
a[aria-current]{font-weight:700;text-decoration:none}
@media (width < 48rem){.width{display:none}p{font-size:12px;line-height:1.5}nav{flex-wrap:nowrap;overflow-x:auto;max-width:100%;white-space:nowrap}}
a:focus-visible{outline:3px solid #ffb84d;outline-offset:2px}
iframe{flex:1;width:100%;border:0;background:#fff}
iframe.narrow{width:390px;max-width:100%;margin:0 auto}
main{flex:1;overflow:auto;padding:16px;background:#fff}
ol{margin:0;padding:0;list-style:none;max-width:60em}
li{padding:4px 12px;overflow-wrap:anywhere}
ins,del{display:block;text-decoration:none}
ins{background:#e3f4e4}
del{background:#fbe5e2}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Its own style and the page within it, nothing else: no script runs around a preview. */
export const framePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const states: Record<Preview['publication'], string> = {
  draft: '下書きです。まだ公開されていません。',
  scheduled: '公開予約中です。',
  published: '公開中です。',
  closed: '公開は終わっています。',
}

/** The screen around a previewed page: what it is, until when, in which theme and width, and what it changes. */
export function toPreviewFrame(view: FrameView): string {
  const { preview, path, themes, theme, isNarrow, changes } = view
  const toLink = (label: string, target: Partial<Seen>, isChanges = false) => {
    const next = { path, theme, isNarrow, ...target }
    const isCurrent =
      isChanges === (changes !== null) &&
      (isChanges || (next.path === path && next.theme === theme && next.isNarrow === isNarrow))
    return `<a href="?${toQuery(next, isChanges)}"${isCurrent ? ' aria-current="true"' : ''}>${toText(label)}</a>`
  }
  const toThemeLink = (one: string, at: number) =>
    toLink(at === 0 ? `${one}（いまのテーマ）` : one, { theme: one })
  const planned =
    preview.publication === 'scheduled' && preview.published_at
      ? `${toMoment(preview.published_at)}に公開されます。`
      : ''
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>プレビュー ${toText(path)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>プレビュー</h1>
<p>${preview.is_theme ? TRYING : states[preview.publication]}${planned}このリンクは${toMoment(preview.expires_at)}まで開けます。</p>
<nav aria-label="見え方">
<span class="width">${toLink('パソコンの幅', { isNarrow: false })}
${toLink('スマートフォンの幅', { isNarrow: true })}</span>
${preview.is_theme ? '' : toLink('公開中のページとの違い', {}, true)}
</nav>
<nav aria-label="テーマ"><b>テーマ</b>
${themes.map(toThemeLink).join('\n')}
</nav>
${preview.is_theme ? toPageLinks(toLink) : ''}
</header>
${changes ? toChanges(changes) : toPage(view)}
</body>
</html>
`
}

/** Where to begin; from there links of the pages lead on. */
function toPageLinks(toLink: (label: string, target: { path: string }) => string): string {
  const links = Object.entries(pages).map(([label, path]) => toLink(label, { path }))
  return `<nav aria-label="ページ"><b>ページ</b>\n${links.join('\n')}\n</nav>`
}

function toPage({ path, theme, isNarrow }: FrameView): string {
  const address = `page/?${toQuery({ path, theme, isNarrow }, false)}`
  return `<iframe title="プレビューのページ" src="${address}"${isNarrow ? ' class="narrow"' : ''}></iframe>`
}

function toChanges(lines: readonly string[]): string {
  if (lines.length === 0) return '<main><p>公開中のページと同じ内容です。</p></main>'
  const items = lines.map((line) => {
    const [tag, label] = line.startsWith('+') ? ['ins', '追加'] : ['del', '削除']
    return `<li><${tag}><b>${label}</b> ${toText(line.slice(2))}</${tag}></li>`
  })
  return `<main><ol>${items.join('\n')}</ol></main>`
}

function toQuery({ path, theme, isNarrow }: Seen, isChanges: boolean): string {
  const query = new URLSearchParams({ theme, path })
  if (isNarrow) query.set('width', 'narrow')
  if (isChanges) query.set('show', 'changes')
  return toText(query.toString())
}

const toText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const moment = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const toMoment = (instant: string) => moment.format(new Date(instant))
