import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { textOf, type Wording } from '../wording/wording.tsx';
import styles from './carousel.module.css';
import { Slide, type SlideView } from './slide.tsx';
import { useSwipe } from './swipe.ts';
import { placeAfter, useTurning } from './turning.ts';

export interface CarouselWords {
  /** The subject of the slides: "Destacados". */
  readonly label: string;
  readonly pause: string;
  readonly resume: string;
  readonly previous: string;
  readonly next: string;
  /** "2 de 4". */
  readonly place: (place: number, count: number) => string;
}

interface CarouselProps {
  readonly words: CarouselWords;
  /** Without slides nothing is drawn; a single one has no controls. */
  readonly slides: readonly SlideView[];
  readonly level?: 2 | 3;
}

/** The title of a slide with its position: "2 de 4: Mesas para votar". */
const announced = (title: Wording, place: string) => `${place}: ${textOf(title)}`;

interface ControlsProps extends Pick<CarouselProps, 'words'> {
  /** "2 de 4". */
  readonly placeText: string;
  /** Whether the reader lets the slides follow one another. */
  readonly wanted: boolean;
  readonly toggle: () => void;
  readonly step: (by: 1 | -1) => void;
}

/** Pause, the place, back and forth. */
function Controls({ words, placeText, wanted, toggle, step }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <Button look="outline" size="short" onClick={toggle}>
        {wanted ? words.pause : words.resume}
      </Button>
      <span className={styles.place}>{placeText}</span>
      <IconButton icon="arrow" className={styles.previous} label={words.previous} onClick={() => step(-1)} />
      <IconButton icon="arrow" label={words.next} onClick={() => step(1)} />
    </div>
  );
}

/** Slides in one place, one after the other, with Pause first. Only the slide in sight can be reached. */
export function Carousel({ words, slides, level = 2 }: CarouselProps) {
  const { place, wanted, told, hold, release, step, toggle } = useTurning(slides.length);
  const swipe = useSwipe(step);
  /** Pictures are loaded when their slide is near, and kept from then on. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const count = slides.length;
  if (count === 0) return null;
  const near = [place, placeAfter(place, 1, count)];
  if (count > 1 && near.some((one) => !seen.has(one))) setSeen(new Set([...seen, ...near]));
  const toldSlide = told === null ? undefined : slides[told];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles events of its content
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.label}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus');
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hold('pointer');
      }}
      onPointerLeave={() => release('pointer')}
    >
      {count > 1 && (
        <Controls {...{ words, wanted, toggle, step }} placeText={words.place(place + 1, count)} />
      )}
      <div className={styles.stage} {...(count > 1 && swipe)}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            {...slide}
            level={level}
            shown={index === place}
            fetched={count === 1 || seen.has(index)}
            place={words.place(index + 1, count)}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {toldSlide && told !== null && announced(toldSlide.title, words.place(told + 1, count))}
      </p>
    </section>
  );
}
