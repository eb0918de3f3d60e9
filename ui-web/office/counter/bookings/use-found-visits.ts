import { useCallback, useState } from 'react';
import { findVisitsCall } from '#adapters/wire/appointments/desk/find-visits.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';

/** The appointments of a day of an office or, if somebody is looked for, theirs from today on in any office. */
export function useFoundVisits(office: string) {
  const { council } = useOffice();
  const today = useToday();
  const [day, setDay] = useState<string>(today);
  const [text, look] = useState('');
  const ask = useCallback(() => {
    const body = text === '' ? { text, office, day } : { text, office: null, day: null };
    return council.call(findVisitsCall, { realm: council.realm, body });
  }, [council, office, day, text]);
  const [answer, again] = useAnswer(ask);
  const list = answer === null || isLeft(answer) ? null : answer.right;
  return { day, setDay, text, look, list, isRefused: answer !== null && isLeft(answer), again };
}
