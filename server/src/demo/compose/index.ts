import type { Kind } from '../plan.ts';
import { composeAgenda, composeDecisions, composeOther, composeWrittenConsultation } from './agendas.ts';
import type { Composer } from './composed.ts';
import { composeCommitteeReport, composePlenaryReport } from './debates.ts';
import { composeAdvice, composeBill, composeBudget, composeMemorandum, composeNote } from './laws.ts';
import { composeCommitteeLetter, composeEnclosure, composeLetter, composeMemberLetter } from './letters.ts';
import { composeAmendment, composeMotion } from './motions.ts';
import {
  composeAuditReport,
  composeCouncilAdvice,
  composeNews,
  composePositionPaper,
  composeSenateBill,
  composeSenateLetter,
  composeSenateMotion,
  composeSenateOther,
  composeSenateReport,
} from './others.ts';
import { composeAnswer, composeOralQuestion, composeQuestions } from './questions.ts';

/** Who writes each kind of document. */
export const composers: Record<Kind, Composer> = {
  'tk/motie': composeMotion,
  'tk/amendement': composeAmendment,
  'tk/schriftelijke-vragen': composeQuestions,
  'tk/antwoord': composeAnswer,
  'tk/mondelinge-vragen': composeOralQuestion,
  'tk/plenair-verslag': composePlenaryReport,
  'tk/commissieverslag': composeCommitteeReport,
  'tk/agenda': composeAgenda,
  'tk/besluitenlijst': composeDecisions,
  'tk/wetsvoorstel': composeBill,
  'tk/memorie': composeMemorandum,
  'tk/nota-verslag': composeNote,
  'tk/verslag-overleg': composeWrittenConsultation,
  'tk/brief-commissie': composeCommitteeLetter,
  'tk/brief-lid': composeMemberLetter,
  'tk/position-paper': composePositionPaper,
  'tk/overig': composeOther,
  'regering/kamerbrief': composeLetter,
  'regering/bijlage': composeEnclosure,
  'regering/begroting': composeBudget,
  'regering/nieuws': composeNews,
  'ek/motie': composeSenateMotion,
  'ek/verslag': composeSenateReport,
  'ek/wetsvoorstel': composeSenateBill,
  'ek/brief': composeSenateLetter,
  'ek/overig': composeSenateOther,
  'adviescolleges/advies-rvs': composeAdvice,
  'adviescolleges/rapport-rekenkamer': composeAuditReport,
  'adviescolleges/overig': composeCouncilAdvice,
};
