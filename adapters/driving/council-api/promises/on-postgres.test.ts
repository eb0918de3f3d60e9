// The most important promises, tested once more, with PostgreSQL instead of the embedded database.
import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import '../endpoints/content/catalogue/catalogue.test.ts';
import '../endpoints/documents/built-form.test.ts';
import '../endpoints/voting/closing-minute.test.ts';
import '../endpoints/voting/guessing.test.ts';
import '../endpoints/voting/post-my-vote.test.ts';
import '../endpoints/voting/post-vote.test.ts';
import '../endpoints/voting/registered-votes.test.ts';
import '../endpoints/works/vote-outcome.test.ts';
import '../endpoints/works/works.test.ts';
import './load-between-signatures.test.ts';
import './one-person-one-ballot.test.ts';
import './rehearsal.test.ts';
import './withdrawn.test.ts';
import '../plugins/session.test.ts';

openCouncilsOnPostgres();
