import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { withComments } from './comments.ts';
import { declaredCalls, isContract } from './declared-calls.ts';

// Before anything of the contract is loaded: it is loaded with its comments, in this thread alone.
registerHooks({
  load(url, context, next) {
    if (!isContract(url)) return next(url, context);
    const source = readFileSync(new URL(url), 'utf8');
    // What has no schemas stays as it is, and may be used where comments are read.
    if (!source.includes(" from 'zod'")) return next(url, context);
    return { format: 'module', shortCircuit: true, source: withComments(stripTypeScriptTypes(source)) };
  },
});

const { describe } = await import('./description.ts');
const { descriptionPage } = await import('./page.ts');
const { form, productName, address } = workerData as {
  form: 'json' | 'page';
  productName: string;
  address: string;
};
const description = describe(await declaredCalls(), { productName, address });
const text = form === 'page' ? descriptionPage(description, productName) : JSON.stringify(description);
parentPort!.postMessage(new TextEncoder().encode(text));
