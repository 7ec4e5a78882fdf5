import ts from 'typescript'
import { isName, listLiteralNames, toPattern } from './names-in-literals.ts'

/** What a file reads from the environment. */
export interface FileReads {
  /** Names, with `*` for what is put together while the program runs. */
  names: string[]
  /** Places whose variable nobody can follow, as `file:line`. */
  lost: string[]
}

/** Fields of a site's file that hold the name of a variable: `api.base_env` and `keycode.env`. */
const NAMING_FIELDS = new Set(['base_env', 'env'])
/** How an environment that is handed on is called. */
export const ENVIRONMENT = /^env$|(?:_env|Env)$/

/**
 * Reads code the way it is written here: the environment is `process.env`, or handed on as `env`.
 * A computed name is looked for among the words, templates and patterns of its file.
 * @param constants names that another file keeps, e.g. SHOP_FOLDER
 */
export function listReadVariables(
  file: string,
  text: string,
  constants = new Map<string, string>(),
): FileReads {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const lost: string[] = []
  const computed = (node: ts.Node, index?: ts.Expression) => {
    const constant = index && constants.get(index.getText())
    if (constant !== undefined) return void names.add(constant)
    const found = listLiteralNames(source)
    found.forEach((name) => names.add(name))
    const isFollowed = found.length > 0 || (index && isNamedElsewhere(index, source))
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (!isFollowed) lost.push(`${file}:${line + 1}`)
  }
  const visit = (node: ts.Node): void => {
    readNode(node, names, computed)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { names: [...names].sort(), lost }
}

type Computed = (node: ts.Node, index?: ts.Expression) => void

function readNode(node: ts.Node, names: Set<string>, computed: Computed): void {
  if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression) && !isWritten(node))
    names.add(node.name.text)
  if (ts.isElementAccessExpression(node) && isEnvironment(node.expression) && !isWritten(node))
    readIndex(node, names, computed)
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    isEnvironment(node.right)
  )
    readIndex({ argumentExpression: node.left }, names, computed)
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    isEnvironment(node.initializer)
  )
    for (const { propertyName, name } of node.name.elements) names.add((propertyName ?? name).getText())
  if (ts.isPropertyAssignment(node) && NAMING_FIELDS.has(node.name.getText()))
    readNaming(node.initializer, names)
  if (ts.isCallExpression(node) && node.arguments.some(isEnvironment)) readCall(node, names, computed)
}

/** `readPort(env, 'PORT')` reads PORT; who takes all of them (`Object.keys(env)`) reads what it then compares them with. */
function readCall(call: ts.CallExpression, names: Set<string>, computed: Computed): void {
  if (/^Object\.(?:keys|entries|values)$/.test(call.expression.getText())) return computed(call)
  for (const argument of call.arguments)
    if (ts.isStringLiteral(argument) && isName(argument.text)) names.add(argument.text)
}

function readIndex(
  { argumentExpression: index }: { argumentExpression: ts.Expression },
  names: Set<string>,
  computed: Computed,
): void {
  const pattern = ts.isTemplateExpression(index) ? toPattern(index) : undefined
  if (ts.isStringLiteralLike(index)) names.add(index.text)
  else if (pattern) names.add(pattern)
  else computed(index, index)
}

function readNaming(value: ts.Expression, names: Set<string>): void {
  const name = ts.isTemplateExpression(value)
    ? toPattern(value)
    : ts.isStringLiteral(value)
      ? value.text
      : undefined
  if (name && /^[A-Z0-9_*]+$/.test(name)) names.add(name)
}

/** A site's file names it (`env[site.api.base_env]`), or whoever calls the function does (`readPort(env, 'PORT')`). */
function isNamedElsewhere(index: ts.Expression, source: ts.SourceFile): boolean {
  const fields = [...index.getText().matchAll(/\.(\w+)/g)].map(([, field = '']) => field)
  if (fields.some((field) => NAMING_FIELDS.has(field))) return true
  if (!ts.isIdentifier(index)) return false
  const declared = findDeclaration(source, index.text)
  if (!declared) return false
  if (ts.isParameter(declared)) return true
  return declared.initializer !== undefined && isNamedElsewhere(declared.initializer, source)
}

function findDeclaration(
  node: ts.Node,
  name: string,
): ts.VariableDeclaration | ts.ParameterDeclaration | undefined {
  if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && node.name.getText() === name) return node
  return ts.forEachChild(node, (child) => findDeclaration(child, name))
}

function isEnvironment(node: ts.Node | undefined): boolean {
  if (!node) return false
  if (ts.isIdentifier(node)) return ENVIRONMENT.test(node.text)
  return ts.isPropertyAccessExpression(node) && node.getText() === 'process.env'
}

function isWritten({ parent }: ts.Node & { parent: ts.Node }): boolean {
  if (ts.isDeleteExpression(parent)) return true
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false
  return true
}
