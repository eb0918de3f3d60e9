/** Selects the bodies of requests, each with the number of its followers; the condition follows. */
export const seen = `SELECT body, print, (SELECT count(*) FROM request_followers AS f
  WHERE f.realm = requests.realm AND f.id = requests.id) AS followers FROM requests`;
