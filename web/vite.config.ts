import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './compile-hints.ts';
import { compressed } from './compressed.ts';
import { firstFiles } from './first-files.ts';
import { inlineLimits } from './inline-limits.ts';
import { leanContract } from './lean-contract.ts';
import { chunkGroups } from './chunks.ts';
import { pdfAssets } from './pdf-assets.ts';

/** While it is developed, the page of the admin site stands at its addresses too. */
const adminPages: Plugin = {
  name: 'admin-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin(\/[^.]*)?(\?|$)/.test(request.url ?? '')) request.url = '/admin.html';
      next();
    });
  },
};

/** The files that every page begins with. */
const there = /assets\/(rolldown-runtime|libraries|start)-/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    adminPages,
    react(),
    inlineLimits(),
    leanContract(),
    pdfAssets(),
    firstFiles(),
    compileHints(),
    compressed(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: {
      // What the page itself asks for is there when code that was fetched asks for more.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !there.test(file)) : needed,
    },
    rollupOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
