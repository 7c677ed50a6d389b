import { bytesFromThread } from '../in-thread.ts';

/** What the description says of the product itself. */
export interface DescribedProduct {
  PRODUCT_NAME: string;
  BASE_URL: string;
}

/**
 * The description of the API as OpenAPI 3.1, or as a page for people; in UTF-8. It is made in a thread of its own,
 * because it takes a while and loads the contract with its comments.
 */
export function describeApi(
  { PRODUCT_NAME, BASE_URL }: DescribedProduct,
  form: 'json' | 'page',
): Promise<Buffer> {
  return bytesFromThread(
    new URL('./describe-worker.ts', import.meta.url),
    { productName: PRODUCT_NAME, address: BASE_URL, form },
    // Node says of every thread that takes the types out of a text that this is new.
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  );
}
