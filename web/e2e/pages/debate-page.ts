import type { Page } from 'playwright-core';

/** The transcript of an opened debate, in Dutch, and its player. */
export function debatePage(page: Page) {
  const player = page.getByRole('group', { name: 'Geluid van het debat' });
  const transcript = page.getByRole('list', { name: 'Verslag van het debat' });
  const position = player.getByRole('slider', { name: 'Plaats in het geluid' });
  return {
    player,
    transcript,
    position,
    turns: transcript.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
    play: player.getByRole('button', { name: 'Afspelen' }),
    pause: player.getByRole('button', { name: 'Pauzeren' }),
    follow: player.getByRole('button', { name: 'Volg de spreker mee' }),
    /** The block that is spoken. */
    spoken: transcript.locator('[aria-current="true"]'),
    activeHit: transcript.locator('mark[data-active]'),
    /** Seconds from the beginning. */
    seconds: async () => Number(await position.inputValue()),
  };
}
