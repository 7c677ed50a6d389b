import type { Recognise } from '../recognition/given-file.ts';
import type { DebateRaw } from './poll.ts';
import { ActorsAnswer, AgendaAnswer, DebateAnswer } from './rows.ts';

/** A debate is read with who could speak on its day, which lies beside it. */
export const recognise: Recognise<DebateRaw> = async ({ json }, beside) => {
  const { data: debate } = DebateAnswer.safeParse(json);
  if (debate) {
    const listed =
      (await beside.named(`actors_${debate.debateDate}.json`)) ??
      (await beside.which((file) => ActorsAnswer.safeParse(file.json).success));
    const { data: actors } = ActorsAnswer.safeParse(listed?.json);
    return actors ? [{ debate, actors }] : { leftOut: 'a debate without the list of its speakers beside it' };
  }
  if (ActorsAnswer.safeParse(json).success) return { leftOut: 'who could speak, read with the debates' };
  const { data: agenda } = AgendaAnswer.safeParse(json);
  return agenda && { leftOut: 'the debates of a day, which are asked for one by one' };
};
