import { limits } from 'contract/limits';

/** The name of a list as it is displayed: trimmed after 50 characters (specification §5). */
export function shownTitle(title: string): string {
  const characters = [...title];
  const most = limits.shownListTitle;
  return characters.length <= most ? title : `${characters.slice(0, most).join('').trimEnd()}…`;
}
