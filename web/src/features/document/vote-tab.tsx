import { IconArrowBackUp, IconCheck, IconCircle, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vote } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import styles from './vote-tab.module.css';

type Choice = Vote['parties'][number]['choice'];
const choices: readonly Choice[] = ['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen'];
const icons = {
  Voor: IconCheck,
  Tegen: IconX,
  Onthouding: IconCircle,
  'Niet deelgenomen': IconMinus,
};
const outcomeIcons = { aangenomen: IconCheck, verworpen: IconX, ingetrokken: IconArrowBackUp };

/** The votes on a document: outcome first, then the seats, then every party and member (UX 5.5). */
export function VoteTab({ votes }: { votes: readonly Vote[] }) {
  return votes.map((vote, index) => <OneVote key={index} vote={vote} />);
}

function OneVote({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const Outcome = vote.outcome && outcomeIcons[vote.outcome];
  const parties = vote.parties.toSorted(
    (one, other) =>
      choices.indexOf(one.choice) - choices.indexOf(other.choice) || (other.seats ?? 0) - (one.seats ?? 0),
  );
  return (
    <section className={styles.vote}>
      <p className={styles.outcome} data-outcome={vote.outcome}>
        {Outcome && <Outcome size={22} aria-hidden="true" />}
        {vote.outcome
          ? t(`timeline.item.outcomes.${vote.outcome}`)
          : (vote.outcomeText ?? t('document.vote.unknown'))}
      </p>
      <h2>{vote.subject}</h2>
      {vote.date && <p className={styles.date}>{t('document.vote.date', { date: longDate(vote.date) })}</p>}
      {parties.length > 0 && (
        <>
          {vote.parties.some((party) => party.seats !== undefined) && <Seats vote={vote} />}
          <table>
            <caption>{t('document.vote.parties')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('document.vote.party')}</th>
                <th scope="col">{t('document.vote.seats')}</th>
                <th scope="col">{t('document.vote.choice')}</th>
              </tr>
            </thead>
            <tbody>
              {parties.map(({ party, seats, choice, choiceText, mistake }) => (
                <tr key={`${party}-${choice}`}>
                  <th scope="row">{party}</th>
                  <td>{seats ?? '–'}</td>
                  <td>
                    <ChoiceName choice={choice} />
                    {choiceText && <small> ({choiceText})</small>}
                    {mistake && <small> ({t('document.vote.mistake')})</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {vote.members.length > 0 && (
        <table>
          <caption>{t('document.vote.members')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('document.vote.member')}</th>
              <th scope="col">{t('document.vote.party')}</th>
              <th scope="col">{t('document.vote.choice')}</th>
            </tr>
          </thead>
          <tbody>
            {vote.members.map(({ name, party, choice }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{party}</td>
                <td>
                  <ChoiceName choice={choice} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ChoiceName({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const Icon = icons[choice];
  return (
    <span className={styles.choice} data-choice={choice}>
      <Icon size={15} aria-hidden="true" />
      {t(`document.vote.choices.${choice}`)}
    </span>
  );
}

/** How the seats divide, as a bar with the numbers beside it. */
function Seats({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const seats = (choice: Choice) =>
    vote.parties
      .filter((party) => party.choice === choice)
      .reduce((sum, party) => sum + (party.seats ?? 0), 0);
  const shown = choices.map((choice) => ({ choice, seats: seats(choice) }));
  return (
    <>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('document.vote.bar', {
          for: number(seats('Voor')),
          against: number(seats('Tegen')),
          abstained: number(seats('Onthouding')),
          absent: number(seats('Niet deelgenomen')),
        })}
      >
        {shown.map(({ choice, seats: count }) =>
          count === 0 ? null : <i key={choice} data-choice={choice} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {shown.map(({ choice, seats: count }) => (
          <li key={choice}>
            <ChoiceName choice={choice} /> <b>{number(count)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
