import { decode } from '#adapters/wire/decode.ts';
import { type Services, servicesWire } from '#adapters/wire/services.ts';
import { type Either, isRight, left } from '#domain/shared/result.ts';

/** Reads the services file; left: the place that is not right, blank if it is no JSON. Its contents are never repeated. */
export function decodeServices(text: string): Either<string, Services> {
  try {
    const read = decode(servicesWire, JSON.parse(text));
    return isRight(read) ? read : left(read.left.where);
  } catch {
    return left('');
  }
}

/** Reads the services file; null if it is not valid. */
export function readServices(text: string): Services | null {
  const read = decodeServices(text);
  return isRight(read) ? read.right : null;
}
