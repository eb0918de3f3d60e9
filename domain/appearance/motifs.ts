/** What part of a tile a shape glazes. */
export type GlazeRole = 'ground' | 'figure' | 'second' | 'spark';

/** One shape of a motif: an SVG path in a cell of 40 × 40. Later shapes lie on earlier ones. */
export interface MotifShape {
  readonly glaze: GlazeRole;
  readonly path: string;
}

/** In the order in which an identifier chooses them. Never reorder them: every wall would change. */
export const motifs = [
  'mocadoret',
  'estrella',
  'flor',
  'onda',
  'escama',
  'almena',
  'rombo',
  'fulla',
  'molinet',
] as const;
/** The name of one motif. */
export type Motif = (typeof motifs)[number];

/** Side of the square in which motifs are drawn. */
export const cellSide = 40;

const ground: MotifShape = { glaze: 'ground', path: 'M0 0H40V40H0Z' };
const figure = (path: string): MotifShape => ({ glaze: 'figure', path });
const onGround = (path: string): MotifShape => ({ glaze: 'ground', path });
const second = (path: string): MotifShape => ({ glaze: 'second', path });
const spark = (path: string): MotifShape => ({ glaze: 'spark', path });

/** A circle as a path, so that a motif is paths only. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The nine tiles of the old houses of the Horta, redrawn. */
export const motifShapes: Readonly<Record<Motif, readonly MotifShape[]>> = {
  mocadoret: [ground, figure('M0 0H40L0 40Z'), second('M40 40H20L40 20Z'), spark('M0 0H11L0 11Z')],
  estrella: [
    ground,
    second('M0 0H11L0 11ZM40 0V11L29 0ZM40 40H29L40 29ZM0 40V29L11 40Z'),
    figure('M20 2L25 8H32V15L38 20L32 25V32H25L20 38L15 32H8V25L2 20L8 15V8H15Z'),
    onGround('M20 11L29 20L20 29L11 20Z'),
    spark(circle(20, 20, 4)),
  ],
  flor: [
    ground,
    second(
      'M20 5Q29 11 20 20Q11 11 20 5ZM35 20Q29 29 20 20Q29 11 35 20ZM20 35Q11 29 20 20Q29 29 20 35ZM5 20Q11 11 20 20Q11 29 5 20Z',
    ),
    figure(
      'M0 0Q18 2 20 20Q2 18 0 0ZM40 0Q38 18 20 20Q22 2 40 0ZM40 40Q22 38 20 20Q38 22 40 40ZM0 40Q2 22 20 20Q18 38 0 40Z',
    ),
    spark(circle(20, 20, 4.5)),
  ],
  onda: [
    ground,
    figure('M13 0A13 13 0 0 1 0 13V27A27 27 0 0 0 27 0ZM27 40A13 13 0 0 1 40 27V13A27 27 0 0 0 13 40Z'),
    second('M0 0H7A7 7 0 0 1 0 7ZM40 40H33A7 7 0 0 1 40 33Z'),
    spark(circle(34, 6, 2.6)),
    spark(circle(6, 34, 2.6)),
  ],
  escama: [
    ground,
    figure(circle(20, 40, 20)),
    onGround(circle(20, 40, 13)),
    second(circle(0, 20, 20)),
    second(circle(40, 20, 20)),
    onGround(circle(0, 20, 13)),
    onGround(circle(40, 20, 13)),
    spark(circle(0, 20, 6)),
    spark(circle(40, 20, 6)),
    figure('M0 0A20 20 0 0 0 40 0Z'),
    onGround('M7 0A13 13 0 0 0 33 0Z'),
    second('M14 0A6 6 0 0 0 26 0Z'),
  ],
  almena: [
    ground,
    figure('M0 40V30H10V20H20V10H30V0H40V40Z'),
    second('M20 40V30H30V20H40V40Z'),
    spark('M0 0H10V10H0Z'),
  ],
  rombo: [
    ground,
    second('M0 0H14L0 14ZM40 0V14L26 0ZM40 40H26L40 26ZM0 40V26L14 40Z'),
    figure('M20 0L40 20L20 40L0 20Z'),
    onGround('M20 9L31 20L20 31L9 20Z'),
    spark('M20 15L25 20L20 25L15 20Z'),
  ],
  fulla: [
    ground,
    figure('M0 40Q0 0 40 0Q40 40 0 40Z'),
    onGround('M3 37Q10 22 34 6Q18 30 3 37Z'),
    second('M0 0H12A12 12 0 0 1 0 12ZM40 40H28A12 12 0 0 1 40 28Z'),
  ],
  molinet: [
    ground,
    figure('M20 20V0H40ZM20 20H40V40ZM20 20V40H0ZM20 20H0V0Z'),
    second('M20 0V12L8 0ZM40 20H28L40 8ZM20 40V28L32 40ZM0 20H12L0 32Z'),
    spark(circle(20, 20, 4)),
  ],
};
