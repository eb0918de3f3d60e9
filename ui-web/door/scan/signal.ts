/** How a verdict sounds: each is told from the others without looking, by how often and how high. */
export type Signal = 'high' | 'twoLow' | 'three' | 'long';

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Milliseconds of each tone, and how many there are. */
  readonly lasts: number;
  readonly times: number;
}

const tones: Readonly<Record<Signal, Tone>> = {
  high: { pitch: 1320, lasts: 140, times: 1 },
  twoLow: { pitch: 220, lasts: 200, times: 2 },
  three: { pitch: 520, lasts: 110, times: 3 },
  long: { pitch: 440, lasts: 700, times: 1 },
};
const gap = 90;

/** The pattern of a signal for a phone that vibrates: milliseconds on and off. */
export const vibrationOf = (signal: Signal): number[] =>
  Array.from({ length: tones[signal].times * 2 - 1 }, (_, n) => (n % 2 === 0 ? tones[signal].lasts : gap));

/** Sounds and vibrates as far as the device does; one that does neither still shows the verdict. */
export function signalling(): (signal: Signal) => void {
  let context: AudioContext | null = null;
  return (signal) => {
    const { pitch, lasts, times } = tones[signal];
    try {
      navigator.vibrate?.(vibrationOf(signal));
      context ??= new AudioContext();
      void context.resume();
      for (let n = 0; n < times; n += 1) {
        const tone = context.createOscillator();
        const begins = context.currentTime + (n * (lasts + gap)) / 1000;
        tone.frequency.value = pitch;
        tone.connect(context.destination);
        tone.start(begins);
        tone.stop(begins + lasts / 1000);
      }
    } catch {
      // No sound here.
    }
  };
}
