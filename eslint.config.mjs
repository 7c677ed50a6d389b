import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tables } from './scripts/lint/tables.ts';
import { walls } from './scripts/lint/walls.ts';

/** What understands the formats of strangers, each behind the one module that bounds it. */
const parsers = {
  'server/src/connectors/reading/html-page.ts': ['cheerio', 'cheerio/*', 'parse5', 'parse5-*', 'htmlparser2'],
  'server/src/platform/text-extraction/read-xml.ts': ['saxes'],
  'server/src/platform/text-extraction/html.ts': ['sanitize-html'],
  'server/src/platform/text-extraction/office.ts': ['fflate'],
  'server/src/platform/text-extraction/pdf.ts': ['unpdf', 'pdfjs-dist'],
};
/** The title of a test that stands alone in its file, which no group gives a feature. */
const loneTitle =
  "Program > ExpressionStatement > CallExpression:matches([callee.name='test'], [callee.callee.object.name='test'], [callee.object.name='test'])";
const featureFirst = /^[^:]{2,60}: /;
const onlyBounded = (...allowed) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: Object.values(parsers)
            .flat()
            .filter((name) => !allowed.includes(name)),
          allowTypeImports: true,
          message: 'What strangers send is parsed where depth and size are bounded, in a confined process.',
        },
        {
          group: ['extract-here', 'pdf', 'office', 'word97', 'rtf'].map(
            (reader) => `**/text-extraction/${reader}.ts`,
          ),
          message: 'Files and sources are understood in a confined process.',
        },
      ],
    },
  ],
});

export default tseslint.config(
  { ignores: ['**/node_modules/', 'web/dist/', 'data/', 'coverage/'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'mock', message: 'Test the real part.' },
        { object: 'process', property: 'env', message: 'Only the configuration reads the environment.' },
      ],
    },
  },
  { files: ['server/src/**'], rules: onlyBounded() },
  ...Object.entries(parsers).map(([file, allowed]) => ({ files: [file], rules: onlyBounded(...allowed) })),
  // Markup that users write is short, and no stranger's.
  { files: ['server/src/domains/lists/description.ts'], rules: onlyBounded('sanitize-html') },
  {
    files: ['{contract,server,web}/src/**/*.{ts,tsx}'],
    plugins: { house: { rules: { walls, tables } } },
    rules: { 'house/walls': 'error' },
  },
  {
    files: ['server/src/{domains,platform,commands}/**', 'server/src/*.ts'],
    rules: { 'house/tables': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The router's redirects are thrown by design.
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `Literal:first-child[value!=${featureFirst}]`,
          `TemplateLiteral:first-child[quasis.0.value.raw!=${featureFirst}]`,
        ].map((title) => ({
          selector: `${loneTitle} > ${title}`,
          message: 'A title says the feature first, as in «lists: a double click makes one list».',
        })),
      ],
    },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'server/test/**',
      'scripts/**',
      'bench/**',
      'faults/**',
      'web/e2e/**',
      'server/src/config.ts',
      '**/test/**',
    ],
    rules: {
      'no-restricted-properties': 'off',
      'house/walls': 'off',
      'house/tables': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-console': 'off',
      // Answers of calls are looked at as they come; the assertion says what they must be.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // `use…` of a test sets up around each test; it is no hook of React.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
);
