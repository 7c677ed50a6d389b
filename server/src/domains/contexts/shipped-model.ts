import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeModel, type Model } from './model.ts';

/** Where `npm run training -- train` writes the model that ships with the product. */
export const shippedModelPath = fileURLToPath(new URL('./model/contexts.model', import.meta.url));

let model: Model | undefined;

/** The model that ships with the product, read once. @throws when it was made for other contexts */
export function shippedModel(): Model {
  return (model ??= decodeModel(readFileSync(shippedModelPath)));
}
