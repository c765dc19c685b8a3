import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { hasLocal, local } from './build/local.ts';
import { locales } from './build/locales.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { rulings } from './build/rulings.ts';
import { statistics } from './build/statistics.ts';

/** Where `vale serve` listens while the client is being worked on with `npm run dev`. */
const SERVER = process.env.VALE_SERVER ?? 'http://127.0.0.1:7878';

const proxy = { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { Origin: SERVER } } };

export default defineConfig({
  plugins: [svelte(), icons(), local(), locales(), rules(), rulings(), statistics(), offline()],
  define: { __VALE_LOCAL__: JSON.stringify(hasLocal()) },
  worker: { format: 'es', plugins: () => [local()] },
  experimental: {
    // Files name each other by where they lie, and only the page names them from the root: so the client works anywhere.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy,
  },
  preview: { proxy },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: ['tests/browser/*speed.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // Alone, after the others: what is measured must not wait for anything else.
          name: 'speed',
          include: ['tests/browser/*speed.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screenshots',
          include: ['tests/screenshots/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
