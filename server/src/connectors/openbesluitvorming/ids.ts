/** What our own connectors call the kinds of a supplier's things, so that the same thing is one document. */
const own: Record<string, Record<string, string>> = {
  notubiz: { document: 'notubiz-document', meeting: 'notubiz-meeting', motion: 'notubiz-item' },
  ibabs: { document: 'ibabs-document', meeting: 'ibabs-meeting', motion: 'ibabs-entry' },
};

/** Our id of an entity such as `document:notubiz:gemeente:soest:12345`; undefined when it can not be one. */
export function idOf(entity: string): string | undefined {
  const id = `obv-${entity.replaceAll(':', '.')}`;
  return /^obv-[A-Za-z0-9._~-]{1,150}$/.test(id) ? id : undefined;
}

/** The number under which the supplier's own service knows an entity. */
export function identitiesOf(entity: string): string[] {
  const [kind, supplier, , , ...rest] = entity.split(':');
  const prefix = own[supplier ?? '']?.[kind ?? ''];
  return prefix && rest.length === 1 ? [`${prefix}-${rest[0]}`] : [];
}
