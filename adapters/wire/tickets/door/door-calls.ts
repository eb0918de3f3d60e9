import { findByNameText, passByNameText } from './by-name.ts';
import { endOwnDoorText, readOwnDoorText, startDoorDeviceText } from './own-door.ts';
import { passDoorText } from './pass-door.ts';
import {
  endDoorDeviceText,
  giveDoorCodeText,
  listDoorEventsText,
  planDoorsText,
  readEventDoorsText,
} from './staff-doors.ts';
import { syncDoorText } from './sync-door.ts';

/** The calls of the doors of events: for their scanners, and for staff. */
export const doorCalls = [
  startDoorDeviceText,
  readOwnDoorText,
  endOwnDoorText,
  syncDoorText,
  passDoorText,
  listDoorEventsText,
  readEventDoorsText,
  planDoorsText,
  giveDoorCodeText,
  endDoorDeviceText,
  findByNameText,
  passByNameText,
] as const;
