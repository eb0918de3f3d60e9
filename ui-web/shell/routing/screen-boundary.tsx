import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown when a screen could not be loaded or broke. */
  readonly broken: ReactNode;
}

/** Keeps header and footer when a screen fails, most often because its file did not load. */
export class ScreenBoundary extends Component<BoundaryProps, { readonly broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError() {
    return { broke: true };
  }

  override render() {
    return this.state.broke ? this.props.broken : this.props.children;
  }
}
