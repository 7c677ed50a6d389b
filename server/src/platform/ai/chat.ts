import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';

/** A service that speaks OpenAI's chat completions. */
export interface ChatService {
  /** `AI_BASE_URL`; `/chat/completions` comes behind it. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Milliseconds one try may take. */
  timeout?: number;
  retries?: number;
  /** Milliseconds of the first back-off. */
  backOff?: number;
}

export interface ChatAnswer {
  /** What the message holds, parsed. */
  json: unknown;
  /** Tokens the service says it counted, question and answer together. */
  tokens: number | undefined;
}

const answerBytes = 256 * 1024;

const Choice = z.object({ message: z.object({ content: z.string() }) });
const Completion = z.object({
  choices: z.tuple([Choice], Choice),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional().catch(undefined),
});

/**
 * Asks a service for one JSON object. `material` is what others wrote and is sent apart from the
 * instruction. A page, cut or broken JSON, chatter around it, silence and an answer that is too large are
 * faults; what may pass is tried again. @throws SourceFault
 */
export async function askForJson(
  service: ChatService,
  { instruction, material }: { instruction: string; material: string },
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const { baseUrl, apiKey, model, timeout = 30_000, retries = 1, backOff = 1_000 } = service;
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const content = JSON.stringify({
    model,
    temperature: 0,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: instruction },
      { role: 'user', content: material },
    ],
  });
  const answer = await fetchSourceJson(url, {
    connectTimeout: timeout,
    idleTimeout: timeout,
    totalTimeout: timeout,
    maximumBytes: answerBytes,
    retries,
    backOff,
    interval: 0,
    body: {
      content,
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
    },
    ...(signal ? { signal } : {}),
  });
  const completion = Completion.safeParse(answer);
  if (!completion.success) throw new SourceFault('shape', { url, detail: 'no chat completion' });
  const { choices, usage } = completion.data;
  const said = choices[0].message.content;
  try {
    return { json: JSON.parse(said) as unknown, tokens: usage?.total_tokens };
  } catch (error) {
    const evidence = { url, detail: 'no JSON in the message', firstBytes: said.slice(0, 200) };
    throw new SourceFault('shape', evidence, error);
  }
}
