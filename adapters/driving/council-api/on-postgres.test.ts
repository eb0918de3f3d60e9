// What matters most, tested once more, with PostgreSQL instead of the embedded database.
import { openCouncilsOnPostgres } from '#fixtures/builders/open-council.ts';
import './endpoints/closing-minute.test.ts';
import './endpoints/guessing.test.ts';
import './endpoints/post-my-vote.test.ts';
import './endpoints/post-vote.test.ts';
import './one-person-one-ballot.test.ts';
import './plugins/session.test.ts';

openCouncilsOnPostgres();
