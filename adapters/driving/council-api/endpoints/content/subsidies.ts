import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listGrantsCall } from '#adapters/wire/collections/list-grants.ts';
import { listGrantsByCallCall } from '#adapters/wire/collections/list-grants-by-call.ts';
import { listSubsidyCallsCall } from '#adapters/wire/collections/list-subsidy-calls.ts';
import { writeLeftOut } from '#adapters/wire/left-out-header.ts';
import { leftOutHeader } from '#adapters/wire/page.ts';
import { writeCallRow, writeCallTotalRow, writeGrantRow } from '#adapters/wire/tables/subsidy-lists.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLanguage, type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { withoutIdentities } from '#domain/subsidies/beneficiary.ts';
import { grantsByCall } from '#domain/subsidies/grants-by-call.ts';
import { callsOf, grantsOf } from '#domain/subsidies/of-entity.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { townOfPage } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';

type EntityRequest = FastifyRequest<{
  Params: { entity: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** What is asked for, and in which language titles are shown. */
interface Asked {
  readonly town: Town;
  /** Null for all of the town. */
  readonly entity: string | null;
  readonly year: number | null;
  readonly language: Language;
  /** Called with what the answer leaves out because it cannot be read. */
  readonly leftOut: (name: LocalizedText) => void;
}

/** A header has room for some kilobytes: if a register is wrong throughout, only its first titles are named. */
const mostNamed = 20;

/** The year of the query: null for all years, undefined if it is not a year. */
function yearIn({ query }: EntityRequest): number | null | undefined {
  const year = query['year'];
  if (year === undefined) return null;
  return typeof year === 'string' && /^\d{4}$/u.test(year) ? Number(year) : undefined;
}

/**
 * Calls and grants of an entity (specification 3, section 7): a town by its realm, or else an administration, department
 * or organisation by its name, within the town that the page belongs to.
 */
export function subsidyEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answering =
    <T>(rows: (asked: Asked) => Promise<Either<unknown, readonly T[]>>) =>
    async (request: EntityRequest, reply: FastifyReply) => {
      const { entity } = request.params;
      const whole = await council.realms.town(realmId(entity));
      const town = whole ?? (await townOfPage(council, request))?.town;
      if (town === undefined) return refuse(reply, 'unknownRealm');
      const year = yearIn(request);
      if (year === undefined) return refuse(reply, 'wrongQuery');
      const asked = [request.query['locale'], request.query['lang']].find(isLanguage);
      const language = asked ?? town.defaultLanguage;
      const missing: string[] = [];
      const leftOut = (name: LocalizedText) =>
        void missing.push(withoutIdentities(textFor(name, language, town.defaultLanguage).text));
      const found = await rows({ town, entity: whole === null ? entity : null, year, language, leftOut });
      if (isLeft(found)) return refuse(reply, 'subsidiesUnreachable');
      if (missing.length > 0) void reply.header(leftOutHeader, writeLeftOut(missing.slice(0, mostNamed)));
      return found.right;
    };

  const grantsFor = async ({ town, entity, year, leftOut }: Asked) => {
    const found = await council.subsidies.grants(town.realm, year, leftOut);
    return isLeft(found) || entity === null ? found : { ...found, right: grantsOf(found.right, entity) };
  };

  openCall(
    server,
    listSubsidyCallsCall,
    answering(async (asked) => {
      const { town, entity, year, leftOut } = asked;
      const found = await council.subsidies.calls(town.realm, year, leftOut);
      if (isLeft(found)) return found;
      const calls = entity === null ? found.right : callsOf(found.right, entity);
      return { ...found, right: calls.map((call) => writeCallRow(call, asked)) };
    }),
  );
  openCall(
    server,
    listGrantsByCallCall,
    answering(async (asked) => {
      const found = await grantsFor(asked);
      if (isLeft(found)) return found;
      return { ...found, right: grantsByCall(found.right).map((total) => writeCallTotalRow(total, asked)) };
    }),
  );
  openCall(
    server,
    listGrantsCall,
    answering(async (asked) => {
      const found = await grantsFor(asked);
      if (isLeft(found)) return found;
      return { ...found, right: found.right.map((grant) => writeGrantRow(grant, asked)) };
    }),
  );
}
