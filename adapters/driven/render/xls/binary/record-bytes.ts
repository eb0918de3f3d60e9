/** Records of a binary workbook ([MS-XLS]): a kind, a length, and up to 8,224 bytes. They are written one after another. */
export class RecordBytes {
  #bytes = new Uint8Array(2 ** 16);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** Where the length of the record that is being written has its place. */
  #opened = 0;

  get length(): number {
    return this.#length;
  }

  /** How many bytes the record that is being written has so far. */
  get written(): number {
    return this.#length - this.#opened - 2;
  }

  open(kind: number): this {
    this.word(kind);
    this.#opened = this.#length;
    return this.word(0);
  }

  close(): this {
    this.#view.setUint16(this.#opened, this.written, true);
    return this;
  }

  byte(value: number): this {
    this.#makeRoom(1);
    this.#view.setUint8(this.#length, value);
    this.#length += 1;
    return this;
  }

  word(value: number): this {
    this.#makeRoom(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
    return this;
  }

  words(...values: readonly number[]): this {
    for (const value of values) this.word(value);
    return this;
  }

  long(value: number): this {
    this.#makeRoom(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
    return this;
  }

  double(value: number): this {
    this.#makeRoom(8);
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
    return this;
  }

  put(bytes: Uint8Array): this {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** The letters of a text from one place to another: in one byte each if it is narrow, else in two. */
  letters(text: string, from: number, to: number, narrow: boolean): this {
    for (let at = from; at < to; at += 1) {
      if (narrow) this.byte(text.charCodeAt(at));
      else this.word(text.charCodeAt(at));
    }
    return this;
  }

  /** Writes over four bytes: a place that was not known before. */
  setLong(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const wider = new Uint8Array(2 * (this.#length + more));
    wider.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = wider;
    this.#view = new DataView(wider.buffer);
  }
}

/** Whether each letter of a text fits into a byte. */
// oxlint-disable-next-line no-control-regex -- all letters of one byte, whichever they are
export const isNarrow = (text: string): boolean => /^[\0-\u00FF]*$/u.test(text);
