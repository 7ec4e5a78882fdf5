import ts from 'typescript'

const NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/
/** In a file that computes names, one word (`GET`, `EACCES`) is none. */
const LONG_NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/

export const isName = (text: string): boolean => NAME.test(text)

/** `PUBLISH_HOOK_SECRET_${toEnvName(channel)}` is `PUBLISH_HOOK_SECRET_*`; undefined when no word of the name stands in it. */
export function toPattern(template: ts.TemplateExpression): string | undefined {
  const pattern = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('*')
  return /^[A-Z0-9_*]+$/.test(pattern) && /[A-Z]{2}/.test(pattern) ? pattern : undefined
}

/** `/^SHOP_ORIGIN(_|$)/` is `SHOP_ORIGIN` and `SHOP_ORIGIN_*`. */
export function fromRegex(literal: string): string[] {
  const braced = literal
    .replace(/^\/\^?|\$?\/[a-z]*$/g, '')
    .replaceAll(/\(_\|\$\)|\(_\[[^\]]+\]\+\)\?/g, '{,_*}')
    .replaceAll(/\(\[[^\]]+\]\+\)/g, '*')
    .replaceAll(/\((?:\?:)?([A-Z|]+)\)/g, (_, words: string) => `{${words.replaceAll('|', ',')}}`)
  return /^[A-Z][A-Z0-9_*{},]+$/.test(braced) && braced.includes('_') ? expandBraces(braced) : []
}

function expandBraces(text: string): string[] {
  const [whole, words] = /\{([^}]*)\}/.exec(text) ?? []
  if (whole === undefined || words === undefined) return [text]
  return words.split(',').flatMap((word) => expandBraces(text.replace(whole, word)))
}

/** Names that stand as words, templates or patterns below a node: what a computed name may be. */
export function listLiteralNames(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) && LONG_NAME.test(node.text))
    return isAskedAsStart(node) ? [node.text, `${node.text}_*`] : [node.text]
  if (ts.isRegularExpressionLiteral(node)) return fromRegex(node.text)
  const below: string[] = []
  ts.forEachChild(node, (child) => void below.push(...listLiteralNames(child)))
  if (!ts.isTemplateExpression(node)) return below
  return [...below, toPattern(node) ?? []].flat()
}

const isAskedAsStart = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  parent.expression.name.text === 'startsWith'
