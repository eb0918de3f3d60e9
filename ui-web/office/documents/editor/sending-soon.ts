/** Milliseconds after the last key until what is written is sent. */
const pause = 500;
/** Milliseconds after the first key that is not sent yet: what is older than two seconds must be with the council. */
const longest = 1500;

/** Sends what is written once the person pauses, or in the midst of it if they do not. */
export function sendingSoon(send: () => void) {
  let [paused, late]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  const end = () => {
    clearTimeout(paused);
    clearTimeout(late);
    late = undefined;
  };
  const due = () => {
    end();
    send();
  };
  return {
    begin: () => {
      clearTimeout(paused);
      paused = setTimeout(due, pause);
      late ??= setTimeout(due, longest);
    },
    end,
  };
}
