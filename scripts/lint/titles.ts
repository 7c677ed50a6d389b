import type { CreateRule, ESTree } from '@oxlint/plugins';

/** Such as `lists: a double click makes one list`. */
const featureFirst = /^[^:]{2,60}: /;

/** Refuses a test that stands alone in its file, which no group gives a feature, with a title that names none. */
export const titles: CreateRule = {
  meta: {
    type: 'problem',
    messages: { feature: 'A title says the feature first, as in «lists: a double click makes one list».' },
  },
  create: (context) => ({
    ExpressionStatement({ expression, parent }: ESTree.ExpressionStatement) {
      if (parent.type !== 'Program' || expression.type !== 'CallExpression' || !isTest(expression.callee))
        return;
      const [title] = expression.arguments;
      if (title && !featureFirst.test(written(title))) context.report({ node: title, messageId: 'feature' });
    },
  }),
};

/** `test(…)`, `test.each(…)(…)` and the like. */
function isTest(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test';
  if (callee.type === 'MemberExpression') return isTest(callee.object);
  return callee.type === 'CallExpression' && isTest(callee.callee);
}

/** What a title begins with; a name for one counts as right. */
function written(title: ESTree.Argument): string {
  if (title.type === 'Literal') return String(title.value);
  if (title.type === 'TemplateLiteral') return title.quasis[0]!.value.raw;
  return 'named: ';
}
