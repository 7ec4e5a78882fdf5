import ts from 'typescript'

/** A regular expression as it stands in code. */
export interface Pattern {
  source: string
  flags: string
  /** `src/routes.ts:12` */
  place: string
}

export interface ListedPatterns {
  patterns: Pattern[]
  /** Places where one is put together when it runs, so that its text is not in the code. */
  built: string[]
}

/** Programs that are written as text (workers of hosts, scripts in a page's head) have expressions too. */
const looksLikeProgram =
  /\.(?:test|exec)\(|new RegExp\(|\.(?:replace|replaceAll|match|matchAll|split|search)\(\//

/** Every regular expression of a file: literals, `new RegExp` of a text, and those of programs it writes as text. */
export function listPatterns(file: string, text: string): ListedPatterns {
  const found: ListedPatterns = { patterns: [], built: [] }
  for (const part of file.endsWith('.astro') ? listCode(file, text) : [{ code: text, line: 0 }])
    collect(part.code, { file, line: part.line }, found)
  return found
}

/** @param from line of the file on which the code begins, from 0 */
function collect(code: string, from: { file: string; line: number }, found: ListedPatterns): void {
  const kind = /\.(?:tsx|jsx)$/.test(from.file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(from.file, code, ts.ScriptTarget.Latest, true, kind)
  const toLine = (node: ts.Node) =>
    from.line + source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const add = (node: ts.Node, text: string, flags: string) =>
    found.patterns.push({ source: text, flags, place: `${from.file}:${toLine(node) + 1}` })
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    }
    if (isRegExpCall(node)) {
      const [first, second] = node.arguments ?? []
      const text = first && readText(first)
      const flags = second ? readText(second) : ''
      if (text === undefined || flags === undefined) found.built.push(`${from.file}:${toLine(node) + 1}`)
      else add(node, text, flags)
    }
    const program = readProgram(node)
    if (program !== undefined && looksLikeProgram.test(program))
      collect(program, { file: from.file, line: toLine(node) }, found)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function isRegExpCall(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  )
}

/** A text that stands in the code as it is. */
function readText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'String.raw') return undefined
  return ts.isNoSubstitutionTemplateLiteral(node.template) ? node.template.rawText : undefined
}

/** What a template writes; a name stands for whatever is put in. */
function readProgram(node: ts.Node): string | undefined {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `_${literal.text}`).join('')
}

/** The frontmatter and scripts of a page. @throws {Error} when there is one in its template, where nobody reads it */
function listCode(file: string, text: string): { code: string; line: number }[] {
  const toLine = (at: number) => text.slice(0, at).split('\n').length - 1
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1
  const parts = end < 0 ? [] : [{ code: text.slice(4, end + 1), line: 1 }]
  let template = ''
  let at = Math.max(0, end)
  for (const { 0: tag, 1: code = '', index } of text.matchAll(
    /<script(?:\s[^<>]*[^<>/])?>([\s\S]*?)<\/script>/g,
  )) {
    if (index < at) continue
    template += text.slice(at, index)
    parts.push({ code, line: toLine(index + tag.indexOf(code, tag.indexOf('>'))) })
    at = index + tag.length
  }
  template += text.slice(at)
  if (looksLikeProgram.test(template))
    throw new Error(`${file}: a regular expression of a page stands in its frontmatter or a script.`)
  return parts
}
