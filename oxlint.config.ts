import { defineConfig, type OxlintConfig } from 'oxlint';

/** What understands the formats of strangers, each behind the one module that bounds it. */
const parsers: Readonly<Record<string, readonly string[]>> = {
  'server/src/connectors/reading/html-page.ts': ['cheerio', 'cheerio/*', 'parse5', 'parse5-*', 'htmlparser2'],
  'server/src/platform/text-extraction/read-xml.ts': ['saxes'],
  'server/src/platform/text-extraction/html.ts': ['sanitize-html'],
  'server/src/platform/text-extraction/office.ts': ['fflate'],
  'server/src/platform/text-extraction/pdf.ts': ['unpdf', 'pdfjs-dist'],
  'server/src/platform/pictures/svg.ts': ['@resvg/*'],
};
const readers = ['extract-here', 'pdf', 'office', 'word97', 'rtf'];
const onlyBounded = (...allowed: readonly string[]): OxlintConfig['rules'] => ({
  'no-restricted-imports': [
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
          group: [
            ...readers.map((reader) => `**/text-extraction/${reader}.ts`),
            ...['png', 'svg'].map((reader) => `**/pictures/${reader}.ts`),
          ],
          message: 'Files and sources are understood in a confined process.',
        },
      ],
    },
  ],
});

export default defineConfig({
  ignorePatterns: ['web/dist/', 'data/', 'coverage/'],
  options: { reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: ['./scripts/lint/house.ts'],
  categories: { correctness: 'error' },
  rules: {
    // Of rules that oxlint has by itself: text is taken apart on purpose, by character and to the last of them; `void`
    // says that nothing is given; texts are sorted by their code points.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'no-restricted-properties': [
      'error',
      { object: 'vi', property: 'mock', message: 'Test the real part.' },
      { object: 'process', property: 'env', message: 'Only the configuration reads the environment.' },
    ],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
  },
  overrides: [
    { files: ['server/src/**'], rules: onlyBounded() },
    ...Object.entries(parsers).map(([file, allowed]) => ({ files: [file], rules: onlyBounded(...allowed) })),
    // Markup that users write is short, and no stranger's.
    { files: ['server/src/platform/rich-text.ts'], rules: onlyBounded('sanitize-html') },
    { files: ['{contract,server,web}/src/**/*.{ts,tsx}'], rules: { 'house/walls': 'error' } },
    {
      files: ['server/src/{domains,platform,commands}/**', 'server/src/*.ts'],
      rules: { 'house/tables': 'error' },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
        // The router's redirects are thrown by design.
        'typescript/only-throw-error': 'off',
      },
    },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'house/titles': 'error' } },
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
        'no-restricted-imports': 'off',
        'no-console': 'off',
        // Answers of calls are looked at as they come; the assertion says what they must be.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-call': 'off',
        // `use…` of a test sets up around each test; it is no hook of React.
        'react/rules-of-hooks': 'off',
      },
    },
    // What the browser runs before anything else is no TypeScript, and older than `let`.
    {
      files: ['web/public/**'],
      rules: {
        'no-var': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
  ],
});
