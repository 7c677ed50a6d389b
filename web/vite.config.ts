import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { pdfAssets } from './pdf-assets.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leanContract(), pdfAssets()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rollupOptions: {
      output: {
        // Libraries change rarely: their own file stays in the browser's cache over our releases.
        manualChunks: (id) =>
          /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next)\//.test(id)
            ? 'libraries'
            : undefined,
      },
    },
  },
});
