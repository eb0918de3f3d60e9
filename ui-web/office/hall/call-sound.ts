import { type Language, languageTag } from '#domain/shared/localized-text.ts';

/** Rings twice, from high to low. */
export function ring(): void {
  const sound = new AudioContext();
  for (const [place, pitch] of [880, 660].entries()) {
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    const begin = sound.currentTime + place * 0.35;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.25, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.6);
    tone.connect(loudness).connect(sound.destination);
    tone.start(begin);
    tone.stop(begin + 0.6);
  }
}

/** Says words aloud, if the browser has a voice. */
export function sayAloud(words: string, language: Language): void {
  if (!('speechSynthesis' in window)) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = languageTag(language);
  window.speechSynthesis.speak(spoken);
}
