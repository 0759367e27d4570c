/** Finds texts for visitors that stand in code instead of in a texts module. */
import ts from 'typescript'

/** Attributes and fields whose values people read. */
const READ = /^(aria-label|alt|title|placeholder|label|hint|any|about|start|progress|button|text|heading|description)$/
const HAS_LETTERS = /\p{L}{2}/u

type Found = { line: number; text: string }

/** @param name of the file; it decides how it is parsed */
export function literalTexts(name: string, source: string): Found[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const add = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (HAS_LETTERS.test(words))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words })
  }
  /** The literal parts of what an expression may come to. */
  function literals(node: ts.Node | undefined): void {
    if (!node) return
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(' '))
    } else if (ts.isConditionalExpression(node)) {
      literals(node.whenTrue)
      literals(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      if (!/^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText())) return
      literals(node.left)
      literals(node.right)
    } else if (ts.isParenthesizedExpression(node)) literals(node.expression)
  }
  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) add(node, node.text)
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) literals(node.expression)
    else if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
      const value = node.initializer
      literals(value && ts.isJsxExpression(value) ? value.expression : value)
    } else if (ts.isPropertyAssignment(node) && READ.test(node.name.getText())) literals(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Lines that ask for texts while the module is loaded, before there is a page in any language. */
export function textsAtLoad(name: string, source: string): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const lines: number[] = []
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) && /^\w+(Texts|Content|Sentences)$/.test(node.expression.getText())) {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}
