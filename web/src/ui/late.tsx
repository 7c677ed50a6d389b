import {
  cloneElement,
  createContext,
  use,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { keepKeys } from './keep-keys.ts';
import { sayNotFetched } from './not-fetched.ts';
import type * as overlays from './overlays.ts';

/** The parts that open over the page. */
type Overlays = typeof overlays;

let loaded: Overlays | undefined;

/** Fetches them; called ahead where somebody is about to open something. */
export async function loadOverlays(): Promise<Overlays> {
  loaded = await import('./overlays.ts');
  return loaded;
}

/** The parts, once they are there; `onFailure` is called where they cannot be fetched, which the user is told. */
export function useOverlayParts(wanted: boolean, onFailure: () => void): Overlays | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!wanted || parts) return;
    keepKeys(loadOverlays())
      .then((fetched) => setParts(() => fetched))
      .catch(() => {
        sayNotFetched();
        onFailure();
      });
    // oxlint-disable-next-line react/exhaustive-deps -- one attempt for every opening
  }, [wanted, parts]);
  return parts;
}

/** How a trigger and what it opens know of each other. */
interface Late {
  parts: Overlays | undefined;
  /** What the trigger carries. */
  trigger: HTMLAttributes<Element>;
  /** What a click on the trigger does, where nobody else sees to it. */
  toggle: (() => void) | undefined;
  opened: boolean;
  change: (opened: boolean) => void;
}

export const LateContext = createContext<Late | undefined>(undefined);

/** The state around a trigger, and the trigger with what it carries. */
export function useLateTrigger(child: ReactElement<HTMLAttributes<Element>>): {
  parts: Overlays | undefined;
  trigger: ReactElement<HTMLAttributes<Element>>;
} {
  const late = use(LateContext);
  if (!late) throw new Error('a trigger stands inside of what it opens');
  const { toggle } = late;
  const onClick = (event: MouseEvent) => {
    child.props.onClick?.(event);
    toggle?.();
  };
  return { parts: late.parts, trigger: cloneElement(child, { ...late.trigger, ...(toggle && { onClick }) }) };
}

/**
 * Opening something whose code is fetched at its first opening. The trigger is drawn anew when the code is there,
 * so it gets its focus back, and only then does the part open: it later returns the focus to where it was. A plain
 * trigger is no control of its own.
 */
export function useLate(
  kind: 'menu' | 'dialog' | 'plain',
  given?: boolean,
  onChange?: (opened: boolean) => void,
): Late {
  const id = useId();
  const [own, setOwn] = useState(false);
  const wanted = given ?? own;
  const change = (opened: boolean) => {
    if (given === undefined) setOwn(opened);
    onChange?.(opened);
  };
  const parts = useOverlayParts(wanted, () => change(false));
  const [settled, setSettled] = useState(parts !== undefined);
  useEffect(() => {
    if (!parts || settled) return;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the trigger is drawn and focused before
    setSettled(true);
  }, [parts, settled, id]);
  const ahead = () => void loadOverlays().catch(() => undefined);
  const trigger = {
    'data-opens': id,
    ...(!parts && { onPointerEnter: ahead }),
    ...(!parts && kind !== 'plain' && { 'aria-haspopup': kind, 'aria-expanded': false }),
  };
  // Mantine's menu sees to its trigger itself, and so does whoever tells whether a popover is open.
  const ours = kind === 'menu' ? !parts : given === undefined;
  return {
    parts,
    trigger,
    toggle: ours ? () => change(!wanted) : undefined,
    opened: wanted && settled,
    change,
  };
}
