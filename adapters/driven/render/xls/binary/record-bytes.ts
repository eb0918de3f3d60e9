const [pieceLength, longestRecord] = [2 ** 18, 4 + 8224];

/**
 * Records of a binary workbook ([MS-XLS]): a kind, a length, and up to 8,224 bytes. They are written one after another,
 * into pieces that contain whole records: a single array would be copied while it grows.
 */
export class RecordBytes {
  readonly #full: Uint8Array[] = [];
  #bytes = new Uint8Array(2 ** 14);
  #view = new DataView(this.#bytes.buffer);
  /** Of the piece that is being written. */
  #length = 0;
  #before = 0;
  /** Where the length of the record that is being written has its place. */
  #opened = 0;

  get length(): number {
    return this.#before + this.#length;
  }

  /** How many bytes the record that is being written has so far. */
  get written(): number {
    return this.#length - this.#opened - 2;
  }

  open(kind: number): this {
    if (this.#length + longestRecord > this.#bytes.length) this.#beginPiece();
    this.word(kind);
    this.#opened = this.#length;
    return this.word(0);
  }

  close(): this {
    this.#view.setUint16(this.#opened, this.written, true);
    return this;
  }

  byte(value: number): this {
    this.#view.setUint8(this.#length, value);
    this.#length += 1;
    return this;
  }

  word(value: number): this {
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
    return this;
  }

  words(...values: readonly number[]): this {
    for (const value of values) this.word(value);
    return this;
  }

  long(value: number): this {
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
    return this;
  }

  double(value: number): this {
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
    return this;
  }

  put(bytes: Uint8Array): this {
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
    let from = 0;
    for (const piece of this.pieces()) {
      if (at < from + piece.length)
        return new DataView(piece.buffer, piece.byteOffset).setUint32(at - from, value, true);
      from += piece.length;
    }
  }

  pieces(): readonly Uint8Array[] {
    return [...this.#full, this.#bytes.subarray(0, this.#length)];
  }

  #beginPiece(): void {
    this.#full.push(this.#bytes.subarray(0, this.#length));
    this.#before += this.#length;
    this.#length = 0;
    this.#bytes = new Uint8Array(pieceLength);
    this.#view = new DataView(this.#bytes.buffer);
  }
}

/** Whether each letter of a text fits into a byte. */
// oxlint-disable-next-line no-control-regex -- all letters of one byte, whichever they are
export const isNarrow = (text: string): boolean => /^[\0-\u00FF]*$/u.test(text);
