/* The parts that our own bundle of plotly.js is made of have no declarations of their own. */
declare module 'plotly.js/lib/core.js' {
  interface PlotlyCore {
    register(parts: readonly unknown[]): void;
    toImage(
      drawing: HTMLElement,
      options: { readonly format: 'svg'; readonly width: number; readonly height: number },
    ): Promise<string>;
  }
  const core: PlotlyCore;
  // oxlint-disable-next-line import/no-default-export -- as the package has it
  export default core;
}
declare module 'plotly.js/lib/*' {
  const part: unknown;
  // oxlint-disable-next-line import/no-default-export -- as the package has it
  export default part;
}
