import { z } from 'zod';

const Config = z.object({
  productName: z.string().min(1).default('Vizier'),
  /** Where password recovery lives; empty when this application does it itself. */
  adminUrl: z
    .string()
    .default('')
    .transform((url) => url.replace(/\/+$/, '')),
  supportEmail: z.string().default('support@vizier.example'),
  /** Whether a service makes summaries, or documents get an extract of their own sentences. */
  summaries: z.enum(['ai', 'extract']).default('extract'),
});

/** What the server wrote into the page (one build serves everywhere); the defaults hold in development. */
export const config = Config.parse(written());

function written(): unknown {
  const text = document.getElementById('config')?.textContent.trim() ?? '';
  return text === '' ? {} : JSON.parse(text);
}
