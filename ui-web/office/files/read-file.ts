import type { changeTownFileCall } from '#adapters/wire/files/change-town-file.ts';
import type { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import type { CallAnswer, InputOf } from '#adapters/wire/call.ts';

/** A file with its uses and its steps. */
export type ReadFile = CallAnswer<typeof readTownFileCall>;

/** What is sent of a change. */
export type FileChangeBody = InputOf<typeof changeTownFileCall>['body'];
