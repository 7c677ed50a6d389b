import { Component, Suspense, type ReactNode } from 'react';

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
