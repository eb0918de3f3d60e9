import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: a value passed to the style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
