/**
 * The number people write for an identifier (section "Reference formats"): `A-9-2024-0163` is
 * A9-0163/2024. Undefined for papers that have none, such as agendas.
 */
export function epLabel(identifier: string): string | undefined {
  const question = /^([EPOHG])-\d+-(\d{4})-(\d{6})(-ASW|-ANS)?$/.exec(identifier);
  if (question) {
    const [, letter, year, number, answer] = question;
    return `${letter}-${number}/${year}${answer ? `(${answer.slice(1)})` : ''}`;
  }
  const document = /^(A|B|RC|TA)-(\d+)-(\d{4})-(\d{4})$/.exec(identifier);
  if (!document) return undefined;
  const [, letters, term, year, number] = document;
  if (letters === 'TA') return `P${term}_TA(${year})${number}`;
  return letters === 'RC' ? `RC-B${term}-${number}/${year}` : `${letters}${term}-${number}/${year}`;
}
