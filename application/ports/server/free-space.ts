/** The room on the disk of the data folder. */
export interface FreeSpace {
  /** Whether only the room is left that is kept for votes and for the text of requests: files are refused. */
  isLow(): Promise<boolean>;
  /** Whether there is no room even for a vote. */
  isFull(): Promise<boolean>;
}
