import { Secret, TOTP } from 'otpauth';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
/** That of every subscriber of the tests. */
const password = 'correct horse battery';
/** What an app shows so many half minutes from now, by the clock of the product, which stands still. */
const shown = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: inject('componentProduct').now + steps * 30_000,
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const codesIn = (shownIn: Awaited<ReturnType<typeof dialog>>) =>
  shownIn.getAllByRole('listitem').map(({ textContent }) => textContent);

test('settings: a second factor is turned on, gets new recovery codes, moves to another app and goes off', async () => {
  const user = await screens.open('/settings#beveiliging');
  await user.click(await screen.findByRole('button', { name: 'Zet aan' }));
  const turningOn = await dialog('Tweede stap aanzetten');
  await user.type(await turningOn.findByLabelText('Je wachtwoord'), 'not the password{Enter}');
  await turningOn.findByText('Je huidige wachtwoord klopt niet.');
  await expectAccessibleMarkup();
  await user.clear(turningOn.getByLabelText('Je wachtwoord'));
  await user.type(await turningOn.findByLabelText('Je wachtwoord'), `${password}{Enter}`);
  await turningOn.findByRole('img', { name: /^QR-code/ });
  await expectAccessibleMarkup();
  const key = document.querySelector('code')!.textContent;
  await user.type(turningOn.getByRole('textbox', { name: /^Typ de code/ }), `${shown(key, -1)}{Enter}`);
  await turningOn.findByRole('list', { name: 'Je herstelcodes' });
  const first = codesIn(turningOn);
  expect(first).toHaveLength(10);
  // They are shown this once: the dialog stays until it is said that they are kept, and what is behind it knows already.
  await user.keyboard('{Escape}');
  expect(turningOn.queryByRole('button', { name: 'Sluiten' })).toBeNull();
  expect(codesIn(turningOn)).toEqual(first);
  await screen.findByRole('button', { name: 'Zet uit', hidden: true });
  await user.click(screen.getAllByRole('link', { name: 'Lijsten', hidden: true })[0]!);
  await user.click(
    within(
      await screen.findByRole('dialog', { name: 'Weggaan zonder je herstelcodes te bewaren?' }),
    ).getByRole('button', { name: 'Annuleren' }),
  );
  expect(codesIn(turningOn)).toEqual(first);
  await user.click(turningOn.getByRole('button', { name: 'Ik heb ze bewaard' }));
  await screen.findByText('Nog 10 herstelcodes');

  await user.click(screen.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
  const renewing = await dialog('Nieuwe herstelcodes maken');
  await user.type(await renewing.findByLabelText('Je wachtwoord'), password);
  const code = renewing.getByRole('textbox', { name: /^Code van je app/ });
  await user.type(code, `${shown(key, -1)}{Enter}`);
  await renewing.findByText(/^De code klopt niet, of is al gebruikt/);
  await user.clear(code);
  await user.type(code, `${shown(key, 0)}{Enter}`);
  await renewing.findByRole('list', { name: 'Je herstelcodes' });
  const second = codesIn(renewing);
  expect(second.filter((one) => first.includes(one))).toEqual([]);
  await user.click(renewing.getByRole('button', { name: 'Ik heb ze bewaard' }));

  await user.click(screen.getByRole('button', { name: 'Andere telefoon of app' }));
  const moving = await dialog('Codes in een andere app');
  await user.type(await moving.findByLabelText('Je wachtwoord'), password);
  await user.type(moving.getByRole('textbox', { name: /^Code van je app/ }), `${shown(key, 1)}{Enter}`);
  await moving.findByRole('img', { name: /^QR-code/ });
  const other = document.querySelector('code')!.textContent;
  expect(other).not.toBe(key);
  await user.type(moving.getByRole('textbox', { name: /^Typ de code/ }), `${shown(other, 0)}{Enter}`);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Zet uit' }));
  const turningOff = await dialog('Tweede stap uitzetten?');
  await user.type(await turningOff.findByLabelText('Je wachtwoord'), password);
  await user.type(turningOff.getByRole('textbox', { name: /^Code van je app/ }), `${second[0]!}{Enter}`);
  await waitFor(() => expect(screen.queryByText('Nog 10 herstelcodes')).toBeNull());
  await screen.findByRole('button', { name: 'Zet aan' });
});
