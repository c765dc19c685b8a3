import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'local', 'node_modules', 'public', 'src/protocol', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  // Prettier decides how it looks.
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // TypeScript finds names that do not exist.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['overrideMethods'] }],
      // Getters that subclasses override.
      '@typescript-eslint/class-literal-property-style': 'off',
      // The reactive objects of this client are plain records.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A space at the edge of an element would be dropped.
      'svelte/no-useless-mustaches': 'off',
      // Most maps and addresses are no state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
