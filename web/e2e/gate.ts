/** Holds back whatever comes to it until it is opened; what comes after that passes at once. */
export interface Gate {
  /** When the first has come to it. */
  readonly reached: Promise<void>;
  pass(): Promise<void>;
  open(): void;
}

export function closedGate(): Gate {
  let reach = (): void => undefined;
  let open = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached,
    pass() {
      reach();
      return opened;
    },
    open,
  };
}
