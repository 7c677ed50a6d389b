import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [adminPages, react(), inlineLimits(), leanContract(), pdfAssets(), firstFiles(), compressed()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rollupOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
