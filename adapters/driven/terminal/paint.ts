/** Colours a text, or leaves it as it is where colours are not wanted. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly red: (text: string) => string;
  readonly blue: (text: string) => string;
}

export function paintWhen(colours: boolean): Paint {
  const styled = (open: number, close: number) => (text: string) =>
    colours ? `\u001B[${open}m${text}\u001B[${close}m` : text;
  return {
    bold: styled(1, 22),
    dim: styled(2, 22),
    green: styled(32, 39),
    yellow: styled(33, 39),
    red: styled(31, 39),
    blue: styled(34, 39),
  };
}
