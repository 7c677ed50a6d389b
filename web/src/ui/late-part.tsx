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

/** A part that is fetched when it is first shown; where that fails there is another `instead`. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
