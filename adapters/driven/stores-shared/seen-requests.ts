import { lookedAct } from '#domain/office/steps/subject-steps.ts';

/**
 * Selects the bodies of requests, each with the number of its followers and that of its last step that changed it; the
 * condition follows.
 */
export const seen = `SELECT body, print, (SELECT count(*) FROM request_followers AS f
  WHERE f.realm = requests.realm AND f.id = requests.id) AS followers,
  (SELECT number FROM steps AS s WHERE s.realm = requests.realm AND s.subject = 'request/' || requests.iid
    AND s.act <> '${lookedAct}' ORDER BY number DESC LIMIT 1) AS revision FROM requests`;
