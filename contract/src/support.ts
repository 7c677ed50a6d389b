import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { Locale } from './users.ts';

export const readAgendaSyncPdf = endpoint({
  method: 'GET',
  path: '/support/agenda-sync/{locale}',
  summary: 'How the address of a calendar is added to each calendar program, as a PDF to print or hand on.',
  access: access.session,
  params: { locale: Locale },
  response: z.unknown(),
  answers: 'binary',
});
