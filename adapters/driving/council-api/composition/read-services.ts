import { decode } from '#adapters/wire/decode.ts';
import { type Services, servicesWire } from '#adapters/wire/services.ts';
import { isRight } from '#domain/shared/result.ts';

/** Reads the services file; null if it is not valid. Its contents are never repeated. */
export function readServices(text: string): Services | null {
  try {
    const read = decode(servicesWire, JSON.parse(text));
    return isRight(read) ? read.right : null;
  } catch {
    return null;
  }
}
