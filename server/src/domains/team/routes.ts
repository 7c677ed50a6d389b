import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/team';
import * as labels from 'contract/team-labels';
import { answer, answerAs } from '#platform/http.ts';
import { changeChoices, choicesOf } from './choices.ts';
import { labelDocument } from './labelled.ts';
import { changeLabel, createLabel, labelsOf, removeLabel } from './labels.ts';
import { changeNote, removeNote, writeAboutDocument, writeAboutDossier } from './notes.ts';
import type { NoteParts } from './parts.ts';
import { colleaguesOf, dossierNotes, teamOfDocument } from './shown-notes.ts';

/** Answers what an organisation has together about documents: notes, labels and who follows what. */
export function teamRoutes(app: FastifyInstance, parts: NoteParts): void {
  const { db } = parts;
  answerAs(app, 'documents', calls.getTeamOfDocument, async ({ params: { id } }, { actor }) => ({
    data: await teamOfDocument(parts, actor, id),
  }));
  answerAs(app, 'documents', calls.addDocumentNote, async ({ params: { id }, body }, { actor }) => ({
    data: await writeAboutDocument(parts, actor, id, body.text),
  }));
  answer(app, calls.getDossierNotes, async ({ body }, { actor }) => ({
    data: await dossierNotes(parts, actor, body.groupingName, body.number),
  }));
  answer(app, calls.addDossierNote, async ({ body: { groupingName, number, text } }, { actor }) => ({
    data: await writeAboutDossier(parts, actor, { domain: groupingName, number, text }),
  }));
  answerAs(app, 'documents', calls.changeTeamNote, async ({ body }, { actor }) => ({
    data: await changeNote(parts, actor, body),
  }));
  answer(app, calls.removeTeamNote, async ({ body: { id } }, { actor, address }) => {
    await removeNote(parts, { actor, address }, id);
    return { removed: true as const };
  });
  answer(app, calls.listColleagues, async (_input, { actor }) => ({
    data: await colleaguesOf(parts, actor),
  }));
  answer(app, calls.getTeamChoices, async (_input, { actor }) => ({
    data: await choicesOf(db, actor.userId),
  }));
  answer(app, calls.putTeamChoices, async ({ body }, { actor }) => ({
    data: await changeChoices(db, actor.userId, body),
  }));

  answer(app, labels.getLabels, (_input, { actor }) => labelsOf(db, actor));
  answer(app, labels.createLabel, async ({ body }, { actor }) => ({
    data: await createLabel(db, actor, body),
  }));
  answer(app, labels.changeLabel, async ({ body }, { actor }) => ({
    data: await changeLabel(db, actor, body),
  }));
  answer(app, labels.removeLabel, async ({ body: { id } }, { actor }) => {
    await removeLabel(db, actor, id);
    return { removed: true as const };
  });
  answerAs(app, 'documents', labels.labelDocument, async ({ params: { id }, body }, { actor }) => ({
    labelIds: await labelDocument(parts, actor, { id, ...body }),
  }));
}
