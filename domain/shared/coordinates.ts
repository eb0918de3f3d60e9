/** A place on the earth, in degrees north (`lat`) and east (`lng`), WGS 84. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A place that an address was found at. */
export interface FoundPlace {
  readonly address: string;
  readonly coordinates: Coordinates;
}
