// Prints the votes of a town and the result of each that is public:
// node docs/client/example.js http://127.0.0.1:4310 vilanova
import { CouncilRefusal, createClient } from './index.js';

const [baseUrl = 'http://127.0.0.1:4310', realm = 'vilanova'] = process.argv.slice(2);
const council = createClient({ baseUrl });

const titleOf = ({ title }) =>
  typeof title === 'string' ? title : (title?.es ?? Object.values(title ?? {})[0]);

const { items } = await council.listSurveys({ realm });
for (const survey of items) {
  try {
    const { ballots } = await council.readResults({ realm, id: survey._id });
    process.stdout.write(`${titleOf(survey)}: ${ballots} ballots\n`);
  } catch (error) {
    if (!(error instanceof CouncilRefusal)) throw error;
    process.stdout.write(`${titleOf(survey)}: ${error.message}\n`);
  }
}
