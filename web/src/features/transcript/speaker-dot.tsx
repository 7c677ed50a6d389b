import { ownColour } from '#ui/own-colour.ts';
import styles from './speaker-dot.module.css';

/** The colour of a speaker beside the name; `colour` is one of `coloursOf`. */
export function SpeakerDot({ colour }: { colour: number }) {
  return <i className={styles.dot} style={ownColour('spk', colour)} aria-hidden="true" />;
}
