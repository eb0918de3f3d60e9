import { decode } from '#adapters/wire/decode.ts';
import { type Services, servicesWire } from '#adapters/wire/services.ts';
import { isRight } from '#domain/shared/result.ts';

/** Reads the services file; null where it does not hold what it should. What stands in it is never repeated. */
export function readServices(text: string): Services | null {
  try {
    const read = decode(servicesWire, JSON.parse(text));
    return isRight(read) ? read.right : null;
  } catch {
    return null;
  }
}
