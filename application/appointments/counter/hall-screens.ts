import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import {
  type HallScreen,
  hallScreenIn,
  hallScreenKind,
  type HallScreenKind,
  hallScreenRecord,
} from '#domain/appointments/hall-screen.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

type Ports = Pick<BookingPorts, 'appointments' | 'goods' | 'goodsRecords' | 'clock'> & {
  readonly passSeal: Pick<PassSeal, 'digest' | 'newToken'>;
};

/** Why a screen is not opened or withdrawn. */
export interface HallRefused {
  readonly kind: 'unknownOffice' | 'unknownScreen' | 'changed';
}

/** More screens than an office has. */
const mostScreens = 100;

const idOf = ({ passSeal }: Pick<Ports, 'passSeal'>, realm: RealmId, token: string): string =>
  passSeal.digest(realm, JSON.stringify(['hall screen', token]));

/** Stores a screen; left: it changed meanwhile. */
async function store(ports: Ports, realm: RealmId, screen: HallScreen, version: number, by: string) {
  const done = await ports.goods.ask(goodOfAppointments(realm), {
    key: `screen/${screen.id}/${version}`,
    bodyHash: '',
    at: ports.clock.now(),
    by,
    acts: [],
    money: [],
    records: [hallScreenRecord(screen, version)],
  });
  return isLeft(done) ? left<HallRefused>({ kind: 'changed' }) : right(screen);
}

/** Makes the link of a screen. What is in it is said once, and stored as a hash. */
export const openHallScreen =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { office, screen, by }: Pick<HallScreen, 'office' | 'screen' | 'by'>,
  ): Promise<Either<HallRefused, string>> => {
    const { offices } = await ports.appointments.setup(realm);
    if (offices.every(({ id }) => id !== office)) return left({ kind: 'unknownOffice' });
    const token = ports.passSeal.newToken();
    const at = ports.clock.now();
    const made = { id: idOf(ports, realm, token), office, screen, by, at, isWithdrawn: false };
    const done = await store(ports, realm, made, 1, by);
    return isLeft(done) ? done : right(token);
  };

/** The screens of an office that open, the latest first. */
export const listHallScreens =
  ({ goodsRecords }: Pick<Ports, 'goodsRecords'>) =>
  async (realm: RealmId, office: string): Promise<readonly HallScreen[]> => {
    const all = { from: null, until: null, limit: mostScreens, after: null };
    const records = await goodsRecords.list(goodOfAppointments(realm), {
      kind: hallScreenKind,
      owner: office,
      ...all,
    });
    return records.map(hallScreenIn).filter(({ isWithdrawn }) => !isWithdrawn);
  };

/** Closes a screen: its link opens nothing from then on. Done again, it is done. */
export const withdrawHallScreen =
  (ports: Ports) =>
  async (
    realm: RealmId,
    office: string,
    id: string,
    by: string,
  ): Promise<Either<HallRefused, HallScreen>> => {
    const record = await ports.goodsRecords.record(goodOfAppointments(realm), hallScreenKind, id);
    if (record === null || record.owner !== office) return left({ kind: 'unknownScreen' });
    const screen = hallScreenIn(record);
    if (screen.isWithdrawn) return right(screen);
    return store(ports, realm, { ...screen, isWithdrawn: true }, record.version + 1, by);
  };

/** The office of a screen by what its link has; null if the link opens no screen of that kind. */
export const officeOfScreen =
  (ports: Pick<Ports, 'goodsRecords' | 'passSeal'>) =>
  async (realm: RealmId, token: string, kinds: readonly HallScreenKind[]): Promise<HallScreen | null> => {
    const record = await ports.goodsRecords.record(
      goodOfAppointments(realm),
      hallScreenKind,
      idOf(ports, realm, token),
    );
    if (record === null) return null;
    const screen = hallScreenIn(record);
    return !screen.isWithdrawn && kinds.includes(screen.screen) ? screen : null;
  };
