import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { inlineLimits } from './inline-limits.ts';
import { leanContract } from './lean-contract.ts';

/**
 * The admin site: a page with files of its own beside those of the product. Built apart, so that what they share makes
 * no file of the product larger or come later.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineLimits(), leanContract(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/admin',
    target: 'es2022',
    rollupOptions: { input: `${import.meta.dirname}/admin.html` },
  },
});
