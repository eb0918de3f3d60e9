import { digitBytes, mostDigits } from './written-bytes.ts';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [comma, minus, nought] = [codeOf(','), codeOf('-'), codeOf('0')];
const mostWhole = 10 ** mostDigits;

/** Bytes of UTF-8 that are collected, and taken out from time to time. */
export class GrowingBytes {
  bytes = new Uint8Array(2 ** 17);
  /** How many bytes are waiting to be taken. */
  length = 0;
  /** How many bytes there is room for beside a text. */
  readonly #beside: number;
  readonly #encoder = new TextEncoder();

  constructor(beside: number) {
    this.#beside = beside;
  }

  /** Makes room for a text of this many UTF-16 code units, and for what may be written beside it without a check. */
  makeRoom(units: number): void {
    const wanted = this.length + units * 3 + this.#beside;
    if (wanted <= this.bytes.length) return;
    const wider = new Uint8Array(2 * wanted);
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
  }

  putByte(byte: number): void {
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  putBytes(bytes: Uint8Array): void {
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  put(text: string): void {
    this.makeRoom(text.length);
    this.length += this.#encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
  }

  putCount(count: number): void {
    const isPlain = count >= 0 && count < mostWhole && Number.isInteger(count);
    if (isPlain) this.length = digitBytes(this.bytes, this.length, count);
    else this.put(String(count).replace('.', ','));
  }

  /** 4850000 cents → `48500,00`. */
  putMoney(amount: number): void {
    const magnitude = Math.abs(amount);
    const cents = magnitude % 100;
    if (amount < 0) this.putByte(minus);
    this.putCount((magnitude - cents) / 100);
    this.putByte(comma);
    if (cents < 10) this.putByte(nought);
    this.length = digitBytes(this.bytes, this.length, cents);
  }

  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}
