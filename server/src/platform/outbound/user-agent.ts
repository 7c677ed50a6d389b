let product = 'Monitor';

/** Says once at the start under which product name other people's servers are asked. */
export function introduceAs(name: string): void {
  // A header takes plain letters only; accents fall away and the rest becomes hyphens.
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  product = plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'Monitor';
}

/** How the product names itself in every request to a foreign server, and what it comes for. */
export function userAgent(purpose = 'polite harvester'): string {
  return `${product}/0.1 (political monitor; ${purpose})`;
}
