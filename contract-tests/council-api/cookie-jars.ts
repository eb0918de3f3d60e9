/** The cookies of several visitors, kept separate as several browsers would. */
export interface CookieJars {
  /** The header that a visitor sends; none if they have no cookies. */
  readonly headerOf: (visitor: string | null) => Readonly<Record<string, string>>;
  readonly keep: (visitor: string | null, answer: Headers) => void;
}

export function cookieJars(): CookieJars {
  const jars = new Map<string, Map<string, string>>();
  return {
    headerOf: (visitor) => {
      const jar = jars.get(visitor ?? '');
      if (jar === undefined || jar.size === 0) return {};
      return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    keep: (visitor, answer) => {
      if (visitor === null) return;
      const jar = jars.get(visitor) ?? new Map<string, string>();
      jars.set(visitor, jar);
      for (const cookie of answer.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/u.exec(cookie) ?? [];
        if (value === '' || /;\s*max-age=0/iu.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}
