import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Saves what was changed on a page of content, with a reason.
 * @returns what the dialog said of the texts that change
 */
export async function saveContent(user: UserEvent): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name: 'Opslaan…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Deze wijzigingen opslaan?' }));
  const changes = asked.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await user.type(asked.getByRole('textbox', { name: 'Reden' }), 'Vaak gevraagd');
  await user.click(asked.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Opslaan…' })).toBeNull());
  return changes;
}
