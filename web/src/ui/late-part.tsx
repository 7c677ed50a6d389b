import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A part that is fetched when it is first shown; when that fails only the part says so. */
export class LatePart extends Component<
  { meanwhile?: ReactNode; failure: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { meanwhile, failure, children } = this.props;
    return this.state.failed ? failure : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}

/** A part of a module that is fetched when it is first shown; where that fails there may be another `instead`. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  instead?: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part[name] }),
      (failure: unknown) => {
        if (!instead) throw failure;
        return { default: instead };
      },
    ),
  );
