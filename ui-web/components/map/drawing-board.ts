import type { DrawnMap, Ground, MapDrawing } from './drawn-map.ts';
import type { Position } from './position.ts';
import type { Sign } from './signs-on.ts';
import type { LoadMap } from './use-drawn-map.ts';

/** The calls that a map received. */
interface Board {
  /** What it is drawn from; null before its library is loaded. */
  drawing: MapDrawing | null;
  /** Its background; null while it is plain. */
  ground: Ground | null;
  signs: readonly Sign[];
  readonly fits: (readonly Position[])[];
  /** All other calls, in words: "zoom 1", "pan 64 0", "removed". */
  readonly asked: string[];
}

/** For tests: a map that draws nothing and records its calls. Its view is this place. */
export function drawingBoard(centre: Position): { readonly board: Board; readonly load: LoadMap } {
  const board: Board = { drawing: null, ground: null, signs: [], fits: [], asked: [] };
  const map: DrawnMap = {
    lay: (ground) => void (board.ground = ground),
    show: (signs) => void (board.signs = signs),
    bringIntoSight: (key) => void board.asked.push(`see ${key}`),
    fit: (positions) => void board.fits.push(positions),
    lookAt: ({ lat, lng }, zoom) => void board.asked.push(`look at ${lat} ${lng} from ${zoom}`),
    zoomBy: (steps) => void board.asked.push(`zoom ${steps}`),
    panBy: (east, south) => void board.asked.push(`pan ${east} ${south}`),
    zoom: () => 14,
    centre: () => centre,
    remove: () => void board.asked.push('removed'),
  };
  const drawMap = (drawing: MapDrawing) => {
    board.drawing = drawing;
    return map;
  };
  return { board, load: async () => ({ drawMap }) };
}
