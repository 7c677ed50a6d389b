// Threads and programs that are started later read compiled code instead of compiling the same again.
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
process.env.NODE_COMPILE_CACHE ??= nodeModule.enableCompileCache(compiled).directory ?? '';
