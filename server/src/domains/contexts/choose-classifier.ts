import { builtInClassifier, type OpenClassifier } from './built-in.ts';
import type { ContextClassifier } from './classifier.ts';
import { serviceClassifier } from './service.ts';

/** What chooses the classifier: `AI_BASE_URL` and its companions of the configuration. */
export interface ClassifierChoice {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
}

/** Documents the service fails at one after the other before it is left alone for a while. */
const mostFaults = 5;
/** Milliseconds it is left alone. */
const restTime = 60_000;

/**
 * The built-in model, or the configured service with the built-in model behind it: whatever goes wrong
 * with an answer, the built-in model gives the scores, under its own version, and `onFault` hears of it. Who has that
 * model open already hands it over.
 */
export function chooseClassifier(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: ClassifierChoice,
  onFault: (error: unknown) => void,
  builtIn: OpenClassifier = builtInClassifier(),
): OpenClassifier {
  if (!baseUrl) return builtIn;
  if (!model) {
    onFault(new Error('AI_BASE_URL is set and AI_MODEL is not: contexts are scored by the built-in model'));
    return builtIn;
  }
  const service = serviceClassifier({ baseUrl, model, ...(apiKey ? { apiKey } : {}) });
  return withFallback(service, builtIn, onFault);
}

/** Asks the first classifier and, when it fails or rests after failing often, the second. */
export function withFallback(
  first: ContextClassifier,
  second: OpenClassifier,
  onFault: (error: unknown) => void,
  now: () => number = Date.now,
): OpenClassifier {
  let faults = 0;
  let restsUntil = 0;
  return {
    version: first.version,
    async score(document) {
      if (now() >= restsUntil) {
        try {
          const scores = await first.score(document);
          faults = 0;
          return scores;
        } catch (error) {
          faults += 1;
          if (faults >= mostFaults) {
            restsUntil = now() + restTime;
            faults = 0;
          }
          onFault(error);
        }
      }
      return second.score(document);
    },
    close: () => second.close(),
  };
}
