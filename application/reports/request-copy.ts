/** What a resident keeps of a request, in the words of their language. */
export interface RequestCopy {
  /** BCP 47: `es`, `ca-ES-valencia`. */
  readonly language: string;
  readonly town: string;
  /** Of the form, or of the request. */
  readonly title: string;
  /** Reference, number, date, state: name and value. */
  readonly told: readonly (readonly [string, string])[];
  /**
   * Answers under their questions, messages under who wrote them. A text may have several lines. A section that is shown to
   * a camera has its code beside its lines, with words for who does not see it.
   */
  readonly sections: readonly {
    readonly heading: string;
    readonly lines: readonly { readonly title: string; readonly text: string }[];
    readonly code?: { readonly text: string; readonly label: string };
  }[];
  /** `2 de 4`, at the foot of each page. */
  readonly ofAll: (part: number, all: number) => string;
}

/** Turns the copy of a request into the bytes of a file. The same copy gives the same bytes. */
export interface RequestCopyWriter {
  write(copy: RequestCopy): Promise<Uint8Array>;
}
