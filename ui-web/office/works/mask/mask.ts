/** A point of a picture, in thousandths of its width and height. */
export interface MaskPoint {
  readonly x: number;
  readonly y: number;
}

/** What is painted over: a frame, or where the brush went. `key` is its own on this picture. */
export type Mask =
  | ({ readonly kind: 'frame'; readonly key: number; readonly w: number; readonly h: number } & MaskPoint)
  | { readonly kind: 'stroke'; readonly key: number; readonly points: readonly MaskPoint[] };

export type MaskFrame = Extract<Mask, { kind: 'frame' }>;

const whole = 1000;
/** A frame is never so small that it hides nothing. */
const least = 20;
/** How far an arrow moves a frame, or its far corner. */
const step = 20;
/** The width of the brush. */
export const brushWidth = 60;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** A frame between two corners, within the picture. */
export function frameBetween(key: number, from: MaskPoint, to: MaskPoint): MaskFrame {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => within(x, whole));
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => within(y, whole));
  const [x, y] = [within(left ?? 0, whole - least), within(top ?? 0, whole - least)];
  return {
    kind: 'frame',
    key,
    x,
    y,
    w: Math.max(least, (right ?? 0) - x),
    h: Math.max(least, (bottom ?? 0) - y),
  };
}

/** A new frame in the middle, for a person who works with keys. */
export const middleFrame = (key: number): MaskFrame => ({
  kind: 'frame',
  key,
  x: 400,
  y: 400,
  w: 200,
  h: 200,
});

/** A frame moved to another place, within the picture. */
export const movedFrame = (frame: MaskFrame, by: MaskPoint): MaskFrame => ({
  ...frame,
  x: within(frame.x + by.x, whole - frame.w),
  y: within(frame.y + by.y, whole - frame.h),
});

/** A frame whose far corner is moved, within the picture. */
const sizedFrame = (frame: MaskFrame, by: MaskPoint): MaskFrame => ({
  ...frame,
  w: Math.max(least, within(frame.w + by.x, whole - frame.x)),
  h: Math.max(least, within(frame.h + by.y, whole - frame.y)),
});

const arrows: Readonly<Record<string, MaskPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** What a key makes of a frame: arrows move it, with the shift key they size it. Null: the key means nothing here. */
export function keyedFrame(frame: MaskFrame, key: string, isShift: boolean): MaskFrame | null {
  const by = arrows[key];
  if (by === undefined) return null;
  return isShift ? sizedFrame(frame, by) : movedFrame(frame, by);
}

/** What of a canvas painting needs. */
export type Paper = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'stroke'
> & {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
};

/** One plain colour: what is blurred or mixed could be computed back. */
const colour = '#15181c';

/** Pixels for a thousandth, along and down. */
type Scale = readonly [sx: number, sy: number];

function paintFrame(paper: Paper, { x, y, w, h }: MaskFrame, [sx, sy]: Scale): void {
  const [left, top] = [Math.floor(x * sx), Math.floor(y * sy)];
  paper.fillRect(left, top, Math.ceil(w * sx) + 1, Math.ceil(h * sy) + 1);
}

function paintStroke(paper: Paper, points: readonly MaskPoint[], [sx, sy]: Scale): void {
  const [first, ...others] = points;
  if (first === undefined) return;
  paper.beginPath();
  paper.moveTo(first.x * sx, first.y * sy);
  // A single touch is a dot.
  for (const { x, y } of others.length === 0 ? [first] : others) paper.lineTo(x * sx, y * sy);
  paper.stroke();
}

/** Paints over a picture of that size. What was there is gone from its pixels. */
export function paintMasks(
  paper: Paper,
  masks: readonly Mask[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const scale: Scale = [width / whole, height / whole];
  Object.assign(paper, { fillStyle: colour, strokeStyle: colour, lineCap: 'round', lineJoin: 'round' });
  paper.lineWidth = brushWidth * Math.min(...scale);
  for (const mask of masks) {
    if (mask.kind === 'frame') paintFrame(paper, mask, scale);
    else paintStroke(paper, mask.points, scale);
  }
}
