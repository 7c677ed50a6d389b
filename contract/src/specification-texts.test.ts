import { expect, it } from 'vitest';
import type { Locale } from './users.ts';
import { words } from './words.ts';

/** Every text that the specification quotes, with the keys that say it (decision R1). */
const quoted: readonly [locale: Locale, text: string, ...keys: string[]][] = [
  // §4
  ['nl', 'Geef een onderwerp op', 'query.empty'],
  ['nl', 'Selecteer een context', 'timeline.query.noContext'],
  ['nl', 'Geen resultaten gevonden', 'timeline.results.none'],
  ['nl', 'Kijk verder terug ({{number}})', 'timeline.results.lookBack'],
  ['en-gb', '{{number}} list transferred to {{email}}', 'listManager.transfer.done_one'],
  ['en-gb', '{{number}} lists transferred to {{email}}', 'listManager.transfer.done_other'],
  // §5
  ['en-gb', 'Email address is mandatory', 'login.emailMandatory'],
  ['en-gb', 'Please enter a valid email address', 'login.emailInvalid'],
  ['en-gb', 'Password is mandatory', 'login.passwordMandatory'],
  ['en-gb', 'Subject must consist of at least {{minimalQueryLength}} characters', 'query.tooShort'],
  ['nl', 'Geef de zoekopdracht een titel', 'saving.form.titleRequired'],
  ['en-gb', 'Give a title to the saved search', 'saving.form.titleRequired'],
  ['nl', 'Maximum aantal zoekopdrachten bereikt', 'savedSearches.maximum', 'saving.form.full'],
  ['nl', 'Geef de lijst een titel', 'listManager.form.titleRequired'],
  ['en-gb', 'Please enter a title', 'listManager.form.titleRequired'],
  ['en-gb', 'Please enter a title for the update', 'listManager.update.titleRequired'],
  ['nl', 'Geef de update een bron (naam)', 'listManager.update.sourceRequired'],
  ['en-gb', 'Please enter a source name for the update', 'listManager.update.sourceRequired'],
  [
    'en-gb',
    'Please enter the email address of the receiver',
    'refusals.receiverRequired',
    'listManager.transfer.emailRequired',
  ],
  ['nl', 'Selecteer ten minste 1 lijst', 'refusals.listRequired', 'listManager.transfer.noneChosen'],
  ['en-gb', 'Please select at least 1 list', 'refusals.listRequired', 'listManager.transfer.noneChosen'],
  ['nl', 'Geen gebruiker gevonden met dit e-mailadres...', 'refusals.noReceiver'],
  ['en-gb', 'No user found for this email address...', 'refusals.noReceiver'],
  ['en-gb', 'Select at least 1 agenda', 'agendaPage.export.noneChosen'],
  // §8
  ['nl', 'Er is een serverfout opgetreden', 'errors.server'],
  ['en-gb', 'There has been a server error.', 'errors.server'],
  ['nl', 'Geen vergaderingen gevonden', 'errors.noMeetings', 'agendaPage.none'],
  ['nl', 'Je gebruikersnaam of wachtwoord is verkeerd ingevuld.', 'errors.wrongCredentials'],
  ['en-gb', 'Your username or password is incorrect.', 'errors.wrongCredentials'],
  [
    'nl',
    'Je hebt geprobeerd een pagina te bereiken waar je geen toegang (meer) toe hebt.',
    'errors.noAccess',
  ],
  [
    'nl',
    'Je hebt zojuist een activatiemail verzonden. probeer het over 5 minuten nog eens.',
    'errors.activationWait',
  ],
  [
    'nl',
    'Helaas! Het lukt ons niet om verbinding met je te maken. Ben je verbonden met het internet?',
    'errors.noConnection',
  ],
  [
    'nl',
    'Dit account mag niet inloggen omdat het geen toegang heeft tot het dashboard.',
    'errors.noDashboardAccess',
  ],
  [
    'nl',
    'Er is iets mis gegaan. Als dit probleem zich blijft voordoen neem dan contact met ons op.',
    'errors.generic',
  ],
  ['en-gb', "You don't have access to this page.", 'errors.noPageAccess'],
  ['nl', 'Je hebt geen toegang tot deze pagina.', 'errors.noPageAccess'],
  ['en-gb', 'Error when saving settings.', 'settings.failed'],
  ['en-gb', 'The email settings could not be loaded.', 'settings.emailNotLoaded'],
  ['en-gb', 'Settings saved succesfully', 'settings.saved'],
];

const said = (locale: Locale, key: string): unknown =>
  key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], words[locale]);

it.each(quoted)('%s: the text of the specification is there word for word: %s', (locale, text, ...keys) => {
  expect(keys.map((key) => said(locale, key))).toEqual(keys.map(() => text));
});
