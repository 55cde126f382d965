/**
 * Rules for code that a stranger understands after reading it once. Oxlint runs them as a plugin in JavaScript
 * (oxc.rs/docs/guide/usage/linter/js-plugins).
 */

const MAX_REGEX_LENGTH = 120

/** A longer expression is a table: one named expression in a row, and a loop. */
const shortRegex = {
  create: (context) => ({
    Literal(node) {
      if (!node.regex || node.regex.pattern.length <= MAX_REGEX_LENGTH) return
      const message = `Expected a regular expression of at most ${MAX_REGEX_LENGTH} characters, found ${node.regex.pattern.length}. Make it several with names.`
      context.report({ node, message })
    },
  }),
}

/** Statements, and parts of a `for`, in which an assignment is what a reader expects. */
function isStatement(node, parent) {
  if (parent.type === 'ExpressionStatement') return true
  return parent.type === 'ForStatement' && (parent.init === node || parent.update === node)
}

/** An assignment inside of an expression does two things at once. */
const noNestedAssignment = {
  create(context) {
    const check = (node) => {
      if (isStatement(node, node.parent)) return
      context.report({ node, message: 'Expected an assignment as a statement of its own.' })
    }
    return { AssignmentExpression: check }
  },
}

export default {
  meta: { name: 'readable' },
  rules: { 'short-regex': shortRegex, 'no-nested-assignment': noNestedAssignment },
}
